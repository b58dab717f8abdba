const left = [
  [6.3, 290, "fill-cut"],
  [18.9, 262, "fill-leaf"],
  [31.4, 298, "fill-blade"],
  [44, 250, "fill-frond"],
  [56.6, 280, "fill-cut"],
  [69.1, 294, "fill-leaf"],
  [81.7, 268, "fill-blade"],
] as const;

const right = [
  [98.3, 268, "fill-hot"],
  [110.9, 294, "fill-pink"],
  [123.4, 280, "fill-sun"],
  [136, 250, "fill-pink"],
  [148.6, 298, "fill-hot"],
  [161.1, 262, "fill-pink"],
  [173.7, 290, "fill-sun"],
] as const;

export function TwoFans({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="-290 -300 590 330" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {[...left, ...right].map(([turn, length, fill]) => {
        const shoulder = (length * 0.77).toFixed(1);
        const d = `M0 0L-${shoulder}-23-${length} 0-${shoulder} 23z`;
        return <path key={turn} className={fill} transform={`rotate(${turn})`} d={d} />;
      })}
      <path className="fill-cut" d="M-54 30a54 54 0 0 1 54-54v54z" />
      <path className="fill-hot" d="M54 30a54 54 0 0 0-54-54v54z" />
    </svg>
  );
}
