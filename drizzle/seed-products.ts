import type { Question } from "./values";

export const CATEGORIES = ["business", "parents", "students", "tech", "lifestyle"] as const;

interface SeedProduct {
  slug: string;
  title: string;
  description: string;
  about: string[];
  priceCents: number;
  category: (typeof CATEGORIES)[number];
  includedItems: string[];
  faq: Question[];
  related: string[];
}

export const seedProducts: SeedProduct[] = [
  {
    slug: "missed-call-script-pack",
    title: "Missed Call Script Pack",
    description: "Forty short texts to send when you could not pick up.",
    about: [
      "The phone rings while your hands are full. By the time you are free, the caller may be talking to the next name on the list. A text that says who you are and when you will call back keeps the conversation open.",
      "The pack covers eight situations, from a job in progress to a closed weekend, each in five tones. That makes forty texts, each short enough to leave room for your name within 160 characters. Pick the ones that sound like you, add your name and hours, and save them where you can reach them with one thumb.",
    ],
    priceCents: 1900,
    category: "business",
    includedItems: [
      "40 texts in a PDF, sorted by situation",
      "The same 40 texts as a CSV, one per row",
      "A page of blanks to fill in: your name, hours and booking link",
      "Eight follow-ups, one per situation, for callers who do not answer",
      "One page on when to text, and when to stop",
    ],
    faq: [
      {
        question: "Does it send the texts for me?",
        answer:
          "No. These are words in a file. You paste them into your phone’s saved replies, or into a texting tool you already use. If you want texts to go out without you, ask us about automation in a free 15 minute AI audit.",
      },
      {
        question: "Can I change the wording?",
        answer: "Yes, and you should. The CSV opens in any spreadsheet program, so you can edit every line.",
      },
      {
        question: "Which situations are covered?",
        answer:
          "On a job, with a customer, driving, in a meeting, closed for the day, closed for the weekend, on vacation, and urgent calls after hours.",
      },
    ],
    related: ["invoice-chaser-letters", "price-list-builder", "opening-hours-poster-set"],
  },
  {
    slug: "school-morning-checklist",
    title: "School Morning Checklist",
    description: "One page for the fridge that says what comes next.",
    about: [
      "Most of a school morning is the same five days a week, and most of the shouting is about the same six things. This page puts them in order, from bed to front door, so the list does the reminding.",
      "Younger children follow the pictures; older ones read the words and check the boxes. A second version is blank, for the house where the trumpet goes to school on Tuesdays.",
    ],
    priceCents: 700,
    category: "parents",
    includedItems: [
      "A one-page morning checklist with pictures and words (PDF)",
      "A blank version for your own steps (PDF)",
      "A night-before page: bag, lunch, clothes, shoes (PDF)",
    ],
    faq: [
      {
        question: "What size does it print?",
        answer: "US Letter, one page each. It reads well in black and white too.",
      },
      {
        question: "Can we use it more than once?",
        answer:
          "Yes. Print as many copies as your household needs, or put one in a page protector and use a dry-erase marker.",
      },
    ],
    related: ["reading-log-for-kids", "pantry-and-menu-planner", "exam-week-planner"],
  },
  {
    slug: "exam-week-planner",
    title: "Exam Week Planner",
    description: "Seven days of study hours that fit the time you have.",
    about: [
      "A study plan usually fails on arithmetic: ten hours of review do not fit into a Tuesday with a shift and a lab. This planner starts with the hours that are already taken, then shows what is left to share between subjects.",
      "Fill in the spreadsheet first. It adds up the hours by day and by subject and turns red where you have planned more than you have. Then copy the week onto the printed pages and cross it off by hand.",
    ],
    priceCents: 900,
    category: "students",
    includedItems: [
      "A seven-day planner in an XLSX that adds up hours by day and by subject",
      "Seven day pages to print (PDF)",
      "A one-page week overview for exam times and rooms (PDF)",
      "A topic list to rate what you know from one to five (PDF)",
    ],
    faq: [
      {
        question: "Do I need the spreadsheet?",
        answer: "No. The printed pages work without it. The spreadsheet only does the adding.",
      },
      {
        question: "How many subjects does it hold?",
        answer: "Up to six. Rows you do not need can stay empty.",
      },
      {
        question: "Can I use it for another week?",
        answer: "Yes. The pages have no dates on them, and the spreadsheet takes any start day.",
      },
    ],
    related: ["essay-outline-kit", "school-morning-checklist"],
  },
  {
    slug: "invoice-chaser-letters",
    title: "Invoice Chaser Letters",
    description: "Six letters for a late invoice, polite from day 3 to day 45.",
    about: [
      "Asking for money you have already earned is an odd job to do on a Friday night. These six letters do the asking in order, for days 3, 7, 14, 21, 30 and 45 after the due date.",
      "The first assumes the invoice got lost. The last names a date and says what happens after it. In between the tone gets firmer one step at a time, and every letter leaves room for the customer to answer.",
      "Fill in the name, the invoice number, the amount and the date. Send it as an email or print it.",
    ],
    priceCents: 1400,
    category: "business",
    includedItems: [
      "Six letters as MD files, ready to paste into an email",
      "The same six letters in one PDF, ready to copy onto your letterhead",
      "A one-page calendar: which letter goes out on which day",
      "Three short replies for when the customer answers with a problem, a promise or a part payment",
    ],
    faq: [
      {
        question: "What is an MD file?",
        answer: "Plain text with a few marks for headings. Any text editor opens it, on a phone too.",
      },
      {
        question: "Is this legal advice?",
        answer:
          "No. These are polite business letters. Talk to a lawyer before you charge late fees or start a collection.",
      },
      {
        question: "What if my terms are not 30 days?",
        answer: "The days are counted from the due date on your invoice, so any payment terms work.",
      },
    ],
    related: ["price-list-builder", "missed-call-script-pack", "opening-hours-poster-set"],
  },
  {
    slug: "product-photo-prompts",
    title: "Product Photo Prompts",
    description: "Fifty prompts for image generators, sorted by what you sell.",
    about: [
      "“A nice photo of my candle” gets you somebody else’s candle. A useful prompt names the surface, the light, the angle, the background and what must stay out of the picture.",
      "Here are fifty that do, ten each for food and drink, clothing, jewelry, home goods, and beauty. Every prompt has its blanks marked, so you put in your product and leave the rest alone until you know what you want to change.",
    ],
    priceCents: 1200,
    category: "tech",
    includedItems: [
      "50 prompts in one MD file, ten for each of five kinds of product",
      "A list of words for light, lens and angle, with what each one does",
      "A page of fixes for the usual faults: bent labels, extra fingers, wrong shadows",
    ],
    faq: [
      {
        question: "Which image generator do I need?",
        answer:
          "Any that takes a written description. The prompts use plain words and no settings that belong to one program. The generator itself is not included.",
      },
      {
        question: "Will the picture show my exact product?",
        answer:
          "Only if your generator lets you start from your own photo. Otherwise use the prompts for backgrounds and mood. Either way, show customers what they will really get.",
      },
    ],
    related: ["price-list-builder", "home-network-notes"],
  },
  {
    slug: "moving-house-binder",
    title: "Moving House Binder",
    description: "A move in eleven checklists, from eight weeks before the truck to two weeks after it.",
    about: [
      "A move is a few hundred small jobs with dates on them. The binder sorts them into eleven checklists: one for each of the eight weeks before, one for moving day, and one for each of the two weeks after.",
      "The spreadsheet keeps what you look up in a hurry. Which box has the kettle? What did the meter say when you left? Who still has a key? Print the lists, punch three holes, and take the binder along in the front seat.",
    ],
    priceCents: 1600,
    category: "lifestyle",
    includedItems: [
      "Eleven checklists to print (PDF)",
      "A box list with number, room and contents (XLSX)",
      "A change-of-address list with who was told, and when (XLSX)",
      "A page for meter readings and keys, old home and new (PDF)",
    ],
    faq: [
      {
        question: "I move in three weeks. Is it too late?",
        answer:
          "No. Do the earlier checklists in one evening and cross out what no longer applies. The last three weeks stand on their own.",
      },
      {
        question: "Does it work for renters?",
        answer: "Yes. Steps only for renters or only for owners are marked, so you can skip the others.",
      },
      {
        question: "Which program opens the spreadsheets?",
        answer: "Any that reads XLSX files, including the free ones.",
      },
    ],
    related: ["pantry-and-menu-planner", "home-network-notes", "school-morning-checklist"],
  },
  {
    slug: "price-list-builder",
    title: "Price List Builder",
    description: "Enter your hours and costs, and print the prices.",
    about: [
      "Plenty of prices are last year’s price plus a guess. This spreadsheet starts at the other end: what a month costs you, how many hours you can bill, and what you want to keep.",
      "From those it works out an hourly rate, then a price for each service from its time and materials. Change one number and the whole list moves with it. The last tab lays the result out on one page, ready to print.",
    ],
    priceCents: 2400,
    category: "business",
    includedItems: [
      "One XLSX with four tabs: costs, hours, services, price list",
      "Room for 40 services, each with its time and materials",
      "A rounding setting: to the dollar, to five dollars, or to .99",
      "A filled-in sample in a second XLSX, to see how the tabs work together",
    ],
    faq: [
      {
        question: "Do I have to know formulas?",
        answer:
          "No. You type into the yellow cells. The rest is worked out, and nothing is locked if you want to look.",
      },
      {
        question: "Does it handle sales tax?",
        answer: "It can add one rate of your choice to the printed list. It does not know which rate is yours.",
      },
      {
        question: "Does it work for products as well as services?",
        answer: "Yes. Leave the time at zero and enter what the item costs you.",
      },
    ],
    related: ["invoice-chaser-letters", "opening-hours-poster-set", "missed-call-script-pack"],
  },
  {
    slug: "reading-log-for-kids",
    title: "Reading Log for Kids",
    description: "Twelve empty bowls. Color one in for every book.",
    about: [
      "A page of twelve bowls, and a box of crayons. Finish a book, color a bowl. When the shelf is full, print another page.",
      "A second page has twelve lines for the titles, with three faces to circle: liked it, fell asleep, read it again. No minutes to count and nothing to sign.",
    ],
    priceCents: 0,
    category: "parents",
    includedItems: [
      "A coloring page with twelve bowls (PDF)",
      "A title list with twelve lines and faces to circle (PDF)",
      "A bookmark sheet, four to a page (PDF)",
    ],
    faq: [
      {
        question: "What age is it for?",
        answer: "Any child who likes crayons. Being read to counts as reading.",
      },
      {
        question: "May a teacher print it for the class?",
        answer: "Yes. Print as many as you need. Please do not sell it.",
      },
    ],
    related: ["school-morning-checklist", "pantry-and-menu-planner"],
  },
  {
    slug: "essay-outline-kit",
    title: "Essay Outline Kit",
    description: "Nine boxes between the question and your last sentence.",
    about: [
      "A blank page is hard because it asks for everything at once. These nine boxes ask for one thing each: the question in your own words, your answer, the opening, three points, the best objection, your reply to it, and the last sentence.",
      "Write a line or two in every box and you have an outline. If a box stays empty, you know what to read next. The kit does not write the essay; it shows you what you already think about it.",
    ],
    priceCents: 800,
    category: "students",
    includedItems: [
      "The nine boxes on one page to print (PDF)",
      "The nine boxes as an MD file, to type into",
      "One filled-in example, with notes on each box (PDF)",
      "A last check before you hand it in: ten questions (PDF)",
    ],
    faq: [
      {
        question: "How long an essay is it for?",
        answer: "One to six pages. For a longer paper, fill in a set of boxes for each section.",
      },
      {
        question: "Does it cover citations?",
        answer: "No. Each point has a line for its source, but the citation style is up to your school.",
      },
    ],
    related: ["exam-week-planner", "reading-log-for-kids"],
  },
  {
    slug: "home-network-notes",
    title: "Home Network Notes",
    description: "A spreadsheet of what is plugged in where, and what to try when it stops.",
    about: [
      "Somebody set up the router three years ago, and it was probably you. These notes are for the evening when it stops: which box is which, what the lights mean, which cable goes to the back room.",
      "Fill it in once while everything works. Then anyone in the house can read down the list, and you can read it out to your provider over the phone.",
    ],
    priceCents: 1100,
    category: "tech",
    includedItems: [
      "One XLSX with five tabs: devices, cables, Wi-Fi, lights, provider",
      "A restart order: what to unplug, how long to wait, what comes back first",
      "A page to print and tape inside the closet door",
    ],
    faq: [
      {
        question: "Should I write my passwords in it?",
        answer:
          "No. It has a column for where each password is kept. The password itself belongs in a password manager.",
      },
      {
        question: "Do I need to know about networks?",
        answer: "No. If you can read the label on the bottom of the router, you can fill in the first three tabs.",
      },
      {
        question: "Is it made for one brand of router?",
        answer: "No. You write down what the lights on your own router do, with help from its manual.",
      },
    ],
    related: ["moving-house-binder", "product-photo-prompts"],
  },
  {
    slug: "pantry-and-menu-planner",
    title: "Pantry and Menu Planner",
    description: "From what is on the shelf to what is for dinner to what to buy.",
    about: [
      "The fourth jar of cumin is a planning problem. Start with the pantry tab: what you have, how much, and what should be eaten first.",
      "Then plan seven dinners. Put in what each one needs, and the shopping tab lists only what the pantry does not have. Two pages print for the kitchen: the week’s menu and a shopping list with boxes.",
    ],
    priceCents: 1000,
    category: "lifestyle",
    includedItems: [
      "One XLSX with three tabs: pantry, menu, shopping",
      "A weekly menu page to print (PDF)",
      "A shopping list to print, sorted by aisle (PDF)",
    ],
    faq: [
      {
        question: "Are there recipes in it?",
        answer: "No. It plans the meals you already cook. A column holds the page or link where your recipe is.",
      },
      {
        question: "Does it count calories?",
        answer: "No. It counts what is in the cupboard.",
      },
    ],
    related: ["moving-house-binder", "school-morning-checklist", "reading-log-for-kids"],
  },
  {
    slug: "opening-hours-poster-set",
    title: "Opening Hours Poster Set",
    description: "Your hours for the door, the window and the website, federal holidays included.",
    about: [
      "Customers look in three places: the door, the window and the website. The set has a layout for each, all with the same hours in the same order.",
      "Type your hours into the PDF forms and print. A spreadsheet lists the eleven federal holidays, with a column for open, closed or short hours, so you can decide once for the whole year.",
    ],
    priceCents: 1500,
    category: "business",
    includedItems: [
      "A door sign, 8.5 by 11 inches (fillable PDF)",
      "A window poster, 11 by 17 inches (fillable PDF)",
      "A holiday list for the eleven federal holidays (XLSX)",
      "A block of text with your hours for your website (in the same XLSX)",
      "A “Back at” sign with a blank for the time, four to a page (PDF)",
    ],
    faq: [
      {
        question: "Can I put my logo on it?",
        answer:
          "There is a blank space at the top of both signs. Print first and add a sticker, or place it in a PDF editor.",
      },
      {
        question: "Do I need a large printer?",
        answer: "Only for the window poster. A copy shop prints 11 by 17, and the door sign fits any printer.",
      },
      {
        question: "Does it work after this year?",
        answer: "Yes. Nothing has a year on it. Fill in the holiday dates again each January.",
      },
    ],
    related: ["missed-call-script-pack", "price-list-builder", "invoice-chaser-letters"],
  },
];
