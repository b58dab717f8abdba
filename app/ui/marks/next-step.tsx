export const NextStep = () => (
  <span className="bg-sun px-2 text-fine font-bold whitespace-nowrap text-on-bright">Next step</span>
);
