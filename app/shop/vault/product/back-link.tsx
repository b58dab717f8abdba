import { paths } from "#app/paths";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";

export function BackLink({ className = "" }: { className?: string }) {
  return (
    <p className={`back-link ${className}`}>
      <a href={paths.vault}>
        <ArrowIcon className="size-[1em] flex-none rotate-180 fill-current" />
        Back to Digital Vault
      </a>
    </p>
  );
}
