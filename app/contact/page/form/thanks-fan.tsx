import { BladeFan } from "#app/ui/marks/blade-fan.tsx";

const blades = ["fill-leaf", "fill-cut", "fill-hot", "fill-cut", "fill-leaf"];

export function ThanksFan() {
  return <BladeFan blades={blades} spread={90} className="-ml-8 w-36 overflow-visible" />;
}
