import type { Drawing } from "../drawing";

export const drawing: Drawing = {
  ground: "fill-pink",
  disk: "fill-sun",
  banner: "translate(985 12) scale(1.75)",
  corner: <path className="fill-sun" d="M220 0h100v100A100 100 0 0 1 220 0z" />,
  art: (
    <>
      <path
        className="fill-cut"
        d="M96 26h22l10 84h74a20 20 0 0 1 20 20v6H106zM150 136h18v34h-18zM112 184a47 14 0 0 1 94 0z"
      />
      <path className="fill-leaf" d="M123.5 72h22a18 18 0 0 1 18 18v20H128z" />
      <path className="fill-hot" d="M30-200h40v334l-20-16-20 16z" />
    </>
  ),
};
