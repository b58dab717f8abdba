export const partners = [
  createPartner("Law firms", "New inquiries, documents, deadlines.", {
    Intake: "Facts sorted by matter before you read them.",
    Documents: "Long papers summarized, with the page to check.",
    Updates: "Clients hear where things stand, in plain words.",
  }),
  createPartner("Real estate", "Leads at night, listings by day.", {
    "First answer": "A buyer who writes at night hears back at night.",
    Listings: "Descriptions drafted from your notes and photos.",
    "Follow-up": "Every showing ends in a question, and a note for you.",
  }),
  createPartner("Health and wellness", "Full rooms, few hands.", {
    Booking: "Clients book and move visits by text.",
    Intake: "Forms read and sorted before the visit.",
    "Return visits": "The right person is asked at the right time.",
  }),
  createPartner("Financial services", "Careful words, many papers.", {
    Screening: "You talk to people who fit what you offer.",
    Papers: "Statements are read, named and filed.",
    Review: "Drafts wait for your signature, never the other way round.",
  }),
  createPartner("E-commerce and retail", "The same questions all day.", {
    Questions: "“Where is my order?” answered from the tracking.",
    "Product texts": "Drafted from your data, checked by you.",
    Stock: "A warning before the shelf is empty.",
  }),
  createPartner("Restaurants", "The phone rings at the rush.", {
    Phone: "Callers get hours, menu and a table by text.",
    Catering: "Date, head count and budget in one message.",
    Reviews: "Answers drafted in your tone, sent by you.",
  }),
  createPartner("Home services", "Hands full, calls waiting.", {
    "Missed calls": "The caller gets an answer while you are under the sink.",
    Triage: "Address, problem and photos before you drive.",
    Estimates: "Open quotes followed up until a yes or a no.",
  }),
  createPartner("Events", "One date, many people.", {
    Dates: "Planners know at once whether you are free.",
    Proposals: "Drafted from the brief, priced by you.",
    Guests: "Parking, dress code and times answered at any hour.",
  }),
];

function createPartner(name: string, line: string, places: Record<string, string>) {
  return { name, line, places: Object.entries(places).map(([place, text]) => ({ place, text })) };
}

export type Partner = (typeof partners)[number];
