export function Mark({ className = "w-[2.4rem] fill-leaf" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 30" aria-hidden="true">
      <path d="M24 30L0 25l7-7zM24 30L5 12l10-1zM24 30L14 1l8 5zM24 30L26 6l8-5zM24 30L33 11l10 1zM24 30l17-12 7 7z" />
    </svg>
  );
}
