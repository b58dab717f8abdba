export function PaperWedge({ fill }: { fill: string }) {
  return (
    <svg className="h-5 w-3 flex-none" viewBox="0 0 12 20" aria-hidden="true">
      <path className={fill} d="M6 1l5 18H1z" stroke="currentColor" />
    </svg>
  );
}
