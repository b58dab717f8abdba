import { paths } from "#app/paths";

/** By their names, which are the first parts of their addresses. */
export const pages = {
  privacy: {
    title: "Privacy",
    path: paths.privacy,
    toAddress: paths.privacyOn,
    description:
      "What we keep about you, why, for how long, and how to have it deleted. We use only our own cookies, and none of them track you.",
    about: "what we keep about you, why and for how long",
  },
  terms: {
    title: "Terms",
    path: paths.terms,
    toAddress: paths.termsOn,
    description:
      "The rules for using this site and for what you buy on it: visual design packages, downloads, automation, websites and consulting.",
    about: "the rules for using this site and for what you buy on it",
  },
  refunds: {
    title: "Refunds",
    path: paths.refunds,
    toAddress: paths.refundsOn,
    description:
      "When you get your money back: visual design packages, the Automation Blueprint with its 30 days, downloads, and payments that went wrong.",
    about: "visual design packages and everything else on this site",
  },
};
