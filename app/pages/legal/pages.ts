import { paths } from "#app/paths";

/** Keyed by the first parts of the pages' addresses. */
export const pages = {
  privacy: {
    title: "Privacy",
    path: paths.privacy,
    toAddress: paths.privacyOn,
    description:
      "What we keep about you, why, for how long, and how to have it deleted. We use only our own cookies, and none of them track you.",
    about: "what we keep about you, why and for how long",
    help: {
      question: "Want to see what we keep about you?",
      answer: "Or have us delete it? Write to us from the email address you gave us.",
    },
  },
  terms: {
    title: "Terms",
    path: paths.terms,
    toAddress: paths.termsOn,
    description:
      "The rules for using this site and for what you buy on it: visual design packages, downloads, automation, websites and consulting.",
    about: "the rules for using this site and for what you buy on it",
    help: {
      question: "Not sure how this applies to you?",
      answer: "Ask before you order. It’s free, and you get the answer in writing.",
    },
  },
  refunds: {
    title: "Refunds",
    path: paths.refunds,
    toAddress: paths.refundsOn,
    description:
      "When you get your money back: visual design packages, the Automation Blueprint with its 30 days, downloads, and payments that went wrong.",
    about: "visual design packages and everything else on this site",
    help: {
      question: "Need a refund?",
      answer: "Send us your order or purchase number. It begins with SUB or VLT.",
    },
  },
};
