import type { Package } from "#app/packages/packages";
import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { ButtonLink } from "#app/ui/button.tsx";

export function ChoosePackage({ label }: { label: string }) {
  const packages = usePackages();
  return (
    <p className="grid max-w-[34ch] justify-items-start gap-2">
      <ButtonLink href={paths.orderForm.slice(paths.visualDesign.length)}>{label}</ButtonLink>
      <b className="leading-tight">{packages.map(describe).join(", ")}</b>
    </p>
  );
}

function describe({ visuals, cents, currency }: Package, index: number): string {
  const unit = visuals === 1 ? "visual" : "visuals";
  return `${visuals}\u00a0${index === 0 ? `${unit} ` : ""}for\u00a0${formatMoney(cents, currency)}`;
}
