const LENGTH = 240;
const CURRENT_LENGTH = 296;

export function LightboxFan({ blades, at }: { blades: number; at: number }) {
  return (
    <svg className="lightbox-fan" viewBox="-300 -300 600 300" aria-hidden="true">
      {Array.from({ length: blades }, (_, index) => (
        <path
          key={String(index)}
          className={index === at ? "fill-sun" : index % 2 ? "fill-blade" : "fill-leaf"}
          d={blade(180 + ((index + 0.5) * 180) / blades, index === at ? CURRENT_LENGTH : LENGTH)}
        />
      ))}
      <circle className="fill-on-bright" r="46" />
    </svg>
  );
}

function blade(degrees: number, length: number): string {
  const point = (turn: number, radius: number) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M0 0L${point(-7.5, length * 0.77)}L${point(0, length)}L${point(7.5, length * 0.77)}z`;
}
