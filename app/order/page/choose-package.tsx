import { usePackages } from "#app/packages/use-packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { ButtonLink } from "#app/ui/button.tsx";

export function ChoosePackage({ label }: { label: string }) {
  const [first] = usePackages();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-6">
      <ButtonLink href={paths.orderForm.slice(paths.visualDesign.length)}>{label}</ButtonLink>
      {first ? (
        <b className="flex-[1_1_6em] leading-tight">
          {`${first.visuals}\u00a0${first.visuals === 1 ? "visual" : "visuals"} for\u00a0${formatMoney(first.cents, first.currency)}`}
        </b>
      ) : null}
    </p>
  );
}
