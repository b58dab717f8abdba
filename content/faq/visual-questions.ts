import { paths } from "#app/paths";
import type { QuestionGroup } from "./question-group";

export const visualQuestions: QuestionGroup = {
  id: "flyers-visuals",
  name: "Flyers & Visuals",
  summary: "Packages and prices, delivery times, revisions and what you may do with your files.",
  link: { label: "Order visuals", to: paths.visualDesign },
  questions: [
    {
      id: "one-visual",
      question: "What counts as one visual?",
      answer: [
        "One finished graphic. A flyer is one. A post and the story made from it are two.",
        "Types: flyers, social posts, social stories, social banners, paid ads, photo edits, product photos, background removals, logo touchups, email graphics, menu designs, event graphics, custom graphics. Need something else? Ask us.",
      ],
    },
    {
      id: "packages",
      question: "What do the packages cost?",
      answer: ["You pay once, before we start."],
      prices: true,
      open: true,
    },
    {
      id: "mix",
      question: "Can I mix types in one package?",
      answer: [
        "Yes. Split your visuals between types any way you like. You don’t have to use them all at once. What’s left doesn’t expire, and you can order it any time.",
      ],
    },
    {
      id: "files-time",
      question: "How soon do I get my files?",
      answer: [
        "Standard delivery is {delivery}, and only business days count: {businessDays}. Order and pay by {cutOff} {timeZone} on a business day and your files are ready by {cutOff} {readyDay}. If you pay after {cutOff} on a business day, we count your order as placed a day later. Pay on a day off and your files are ready by {cutOff} {firstDay}.",
        "We email you when your files are ready to download from your order’s page.",
      ],
    },
    {
      id: "large-order",
      question: "How soon do I get {largeOrder} visuals or more?",
      answer: ["The first files will be ready by {cutOff} {firstDay}. {Rest}."],
    },
    {
      id: "late",
      question: "What if my files are late?",
      answer: [
        "Write to us on your order’s page or at {email}, and we’ll tell you when they’ll be ready. If we can’t deliver what you ordered, you get your money back.",
      ],
    },
    {
      id: "file-formats",
      question: "What file formats do I get?",
      answer: [
        "Files ready to post or print, usually JPG or PNG for screens and PDF for print. Need another format or an exact size? Say so when you order.",
      ],
    },
    {
      id: "revisions",
      question: "How many rounds of revisions are included?",
      answer: ["At least one round. Request revisions on your order’s page until you approve the files."],
    },
    {
      id: "use-files",
      question: "Are the files mine, and when can I use them?",
      answer: [
        "Once you’ve paid for them and approved them on your order’s page, you can use them in your business, in print and online, for as long as you like. Your photos, logos and words stay yours. Parts that belong to others, such as typefaces, keep their own license.",
      ],
    },
    {
      id: "photos",
      question: "Do you come out and photograph my product?",
      answer: ["No. You send a snapshot, and we turn it into a product photo."],
    },
    {
      id: "order-link",
      question: "I can’t find the link to my order. What now?",
      answer: [
        "It’s in every email about your order. If the link no longer opens your order, enter your email address on the page it leads to and press Send me a new link.",
      ],
    },
    {
      id: "pictures",
      question: "Which pictures can I send?",
      answer: ["JPG, PNG, WebP or GIF, up to 20 MB each, at most 30 files."],
    },
    {
      id: "change-of-mind",
      question: "I paid, and now I’ve changed my mind. What can I do?",
      answer: ["Write to {email} before we start, and you get back what you paid."],
    },
    {
      id: "returns",
      question: "Can I return a visual?",
      answer: [
        "No. Files are final sale with digital delivery. If something’s off, ask for a change before you approve.",
      ],
    },
  ],
};
