export function AutomationPicture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} className="fill-cut" transform={`rotate(${turn} 100 100)`} d={wedgePath} />
      ))}
      <path className="fill-frond" d={wedgePath} transform="rotate(45 100 100)" />
      <path className="fill-pink" d={wedgePath} transform="rotate(135 100 100)" />
      <path className="fill-frond" d={wedgePath} transform="rotate(225 100 100)" />
      <path className="fill-leaf" d={wedgePath} transform="rotate(315 100 100)" />
      <circle className="fill-sun" cx="100" cy="100" r="15" />
    </svg>
  );
}
const wedgePath = "M100 100V6l44 44z";

export function WebsitePicture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path className="fill-cut" d="M10 14h180v172H10z" />
      <path className="fill-leaf" d="M10 14h180v22H10z" />
      <path className="fill-frond" d="M26 120a64 64 0 0 1 64-64v64z" />
      <path className="fill-pink" d="M106 56h68v14h-68zM106 80h50v14h-50z" />
      <path className="fill-sun" d="M106 106h44v14h-44z" />
      <path className="fill-pink" d="M26 136h148v34H26z" />
    </svg>
  );
}

export function VaultPicture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path className="fill-cut" d="M10 100h180v90H10z" />
      <path className="fill-frond" d="M100 100L62 10h76z" />
      <path className="fill-pink" d="M100 100L62 10 22 40z" />
      <path className="fill-leaf" d="M100 100l38-90 40 30z" />
      <path className="fill-sun" d="M60 128h80v16H60z" />
    </svg>
  );
}
