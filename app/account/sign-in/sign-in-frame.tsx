import type { ReactNode } from "react";
import { Mark } from "#app/ui/marks/mark.tsx";
import { useBusiness } from "#app/ui/use-site";
import { SignInIllustration } from "./sign-in-illustration";

export const signInCard = "stock relative z-1 w-[min(100%,24rem)]";
export const signInBody = "ticket-slip grid gap-[1.1rem] bg-rose! px-7 pt-6 pb-7";

export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="on-palm relative grid min-h-svh items-center overflow-hidden px-gut py-8 max-lg:items-start lg:[&>.toasts]:right-4 lg:[&>.toasts]:left-auto max-lg:pt-[max(2rem,10svh)] max-[44rem]:pb-[36svh]"
    >
      {children}
      <SignInIllustration />
    </main>
  );
}

export function SignInHead({ title }: { title: string }) {
  const business = useBusiness();
  return (
    <header className="ticket-stub grid gap-6 px-7 pt-6 pb-[1.4rem]">
      <p className="poster flex items-center gap-2.5 text-[1.2rem]/none">
        <Mark className="w-7 flex-none fill-leaf" />
        {business.name}
      </p>
      <h1 id="sign-in-title" className="text-2">
        {title}
      </h1>
    </header>
  );
}
