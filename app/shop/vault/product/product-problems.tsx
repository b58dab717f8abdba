import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Toast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { BackLink } from "./back-link";

export function ProductNotFound() {
  return (
    <Problem title="Product Not Found" toast="Product not found">
      <p className="text-lead">We may have renamed it or taken it down. Everything else is still in the Vault.</p>
    </Problem>
  );
}

export function ProductNotLoaded() {
  const { pathname } = useLocation();
  return (
    <Problem title="One moment, please" toast="Failed to load product details">
      <p className="text-lead">
        Failed to load product details. That’s on us: <a href={pathname}>try again</a> in a minute.
      </p>
    </Problem>
  );
}

function Problem({ title, toast, children }: { title: string; toast: string; children: ReactNode }) {
  return (
    <section className="product-problem wrap" aria-labelledby="problem-title">
      <div>
        <svg viewBox="0 0 600 150" aria-hidden="true">
          <path className="fill-cut" d="M0 136h600v14H0z" />
          <path className="fill-leaf" d="M60 136V20h84v116zM152 136V40h84v96z" />
          <path className="fill-sun" d="M420 136V30h84v106z" />
          <path className="fill-frond" d="M512 136V52h40v84z" />
        </svg>
        <h1 id="problem-title">{title}</h1>
        {children}
        <BackLink />
      </div>
      <ToastRegion>
        <Toast title={toast} tone="error" autoHides />
      </ToastRegion>
    </section>
  );
}
