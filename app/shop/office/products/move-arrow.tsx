/** Beside words that only screen readers need. */
export const MoveArrow = ({ isDown = false, isToTop = false }: { isDown?: boolean; isToTop?: boolean }) => (
  <svg className={`w-[0.8rem] fill-current ${isDown ? "rotate-180" : ""}`.trim()} viewBox="0 0 10 8" aria-hidden="true">
    <path d={isToTop ? "M0 0h10v1.5H0zM5 2l5 6H0z" : "M5 0l5 8H0z"} />
  </svg>
);
