import logo from "#content/brand/logo.svg?raw";

const svg = { __html: logo };

/** The logo. The class colors the shapes that have no color of their own. */
export function Mark({ className = "block w-[2.4rem] fill-leaf" }: { className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, which the build has checked for scripts
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={svg} />;
}
