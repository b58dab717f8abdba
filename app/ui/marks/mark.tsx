import logo from "#content/brand/logo.svg?raw";

const viewBox = /viewBox="(.*?)"/.exec(logo)?.[1];
const shapes = { __html: logo.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "") };

/** The logo. Its shapes without a color of their own take that of the class. */
export function Mark({ className = "w-[2.4rem] fill-leaf" }: { className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, which the build has checked for scripts
  return <svg className={className} viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={shapes} />;
}
