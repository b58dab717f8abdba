/** Beside words that only screen readers need. */
export const MoveArrow = ({ isDown = false }: { isDown?: boolean }) => (
  <svg className={`w-[0.8rem] fill-current ${isDown ? "rotate-180" : ""}`.trim()} viewBox="0 0 10 8" aria-hidden="true">
    <path d="M5 0l5 8H0z" />
  </svg>
);
