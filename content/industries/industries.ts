/** A chore that many industries share. */
export type Chore = "reminders" | "booking" | "intake" | "updates";

export interface Service {
  service: string;
  benefit: string;
  chore?: Chore;
}

export interface Industry {
  /** Its anchor on the automation pages, and the name of its icon in industries.svg. */
  id: string;
  name: string;
  services: readonly Service[];
}

/** The specification (section 2) lists nineteen; gyms are from its description of the audience. */
export const industries: readonly Industry[] = [
  createIndustry("Law firms", [
    [
      "Intake questions",
      "New inquiries reach you sorted by matter, with the facts you need to say yes or no.",
      "intake",
    ],
    ["Consultation booking", "Clients pick an open slot from your own calendar.", "booking"],
    ["Document requests", "Clients get polite reminders until every document is in."],
    ["Case updates", "Clients know where things stand without calling the office.", "updates"],
  ]),
  createIndustry("Real estate", [
    ["Lead response", "A 10\u00a0PM question gets a 10\u00a0PM answer."],
    ["Showing scheduler", "Buyers book a showing without a chain of texts.", "booking"],
    ["Showing feedback", "Every visitor gets asked what they thought. You read the answers in one place."],
    ["Past-client notes", "You stay in touch long after you hand over the keys."],
  ]),
  createIndustry("Barbers and salons", [
    ["Chair booking", "Your book fills while your hands are in someone’s hair.", "booking"],
    ["Deposit requests", "A deposit holds every long appointment, and you never have to ask."],
    ["No-show reminders", "Clients get a text the day before and another that morning.", "reminders"],
    ["Review requests", "Happy clients get the request while they’re still checking the mirror."],
  ]),
  createIndustry("Home services", [
    ["Missed-call texts", "You’re under a sink, and the caller still gets an answer."],
    ["Job booking", "You get the address, the problem and photos before you drive.", "booking"],
    ["Estimate follow-up", "Open quotes get a nudge, even when you forget."],
    ["Review requests", "Customers get the request the day you finish."],
  ]),
  createIndustry("Health and wellness", [
    ["Online booking", "Clients book, move and cancel without the front desk.", "booking"],
    ["Intake forms", "You have history and consent before the visit.", "intake"],
    ["No-show reminders", "Clients show up, or cancel in time for you to fill the hour.", "reminders"],
    ["Rebooking notes", "Regulars hear from you when they’re due."],
  ]),
  createIndustry("Financial services", [
    ["Lead screening", "You talk only to people you can help."],
    ["Onboarding packets", "Forms, disclosures and signature requests go out in order."],
    ["Review reminders", "Clients book their yearly review instead of forgetting it.", "reminders"],
    ["Document collection", "Statements come in by one secure link, not five emails."],
  ]),
  createIndustry("E-commerce and retail", [
    ["Cart follow-up", "Shoppers who leave a full cart get one friendly reminder."],
    ["Order questions", "“Where’s my order?” gets an answer straight from tracking."],
    ["Stock alerts", "You reorder before the shelf is empty."],
    ["Review requests", "Buyers get the request after the package arrives, not before."],
  ]),
  createIndustry("Restaurants", [
    ["Table requests", "Guests get a table during the rush, not after it.", "booking"],
    ["Missed-call texts", "Callers get your menu and hours by text."],
    ["Catering inquiries", "You get date, head count and budget in one message.", "intake"],
    ["Offers for regulars", "Regulars get your slow-night offers first."],
  ]),
  createIndustry("Events", [
    ["Date checks", "Couples and planners find out right away if you’re free."],
    ["Proposal follow-up", "Open proposals get a friendly nudge until there’s an answer."],
    ["Guest messages", "Guests get parking, dress code and times in one message."],
    ["Vendor checklists", "You see who confirmed, and who still has to."],
  ]),
  createIndustry("Education and coaching", [
    ["Enrollment intake", "You know level, goals and times before the first call.", "intake"],
    ["Session reminders", "Students show up on time with the right material.", "reminders"],
    ["Homework follow-up", "Students get a reminder before it’s due. You see who handed it in."],
    ["Progress notes", "Parents get a summary, and you write it only once."],
  ]),
  createIndustry("Non-profits", [
    ["Donor thank-yous", "Every donor gets a receipt and a thank-you by name."],
    ["Volunteer sign-up", "Volunteers fill your shifts from one page.", "booking"],
    ["Event reminders", "Supporters know where to be, and when.", "reminders"],
    ["Monthly giving", "Donors replace an expired card before you miss a gift."],
  ]),
  createIndustry("Automotive", [
    ["Service booking", "Customers book a drop-off time when you have an open bay.", "booking"],
    ["Estimate approval", "Customers say yes or no by text, with a photo of the part."],
    ["Ready-for-pickup texts", "You get fewer calls asking if it’s done.", "updates"],
    ["Service reminders", "Customers come back to you for the next oil change.", "reminders"],
  ]),
  createIndustry("Dental and medical", [
    ["Recall reminders", "Patients book their checkup when it’s due.", "reminders"],
    ["Patient intake", "Patients fill out forms at home, not in the waiting room.", "intake"],
    ["Appointment confirmations", "You start the day with a list you can trust."],
    ["Waitlist filling", "The next patient in line gets a canceled slot."],
  ]),
  createIndustry("Insurance", [
    ["Quote intake", "You ask once and get everything a quote needs.", "intake"],
    ["Renewal reminders", "Clients hear from you before they hear from someone else.", "reminders"],
    ["Claim updates", "Clients get a note at each step, so nobody has to chase.", "updates"],
    ["Policy questions", "Common questions get an answer at any hour."],
  ]),
  createIndustry("Coaches", [
    ["Discovery calls", "The right clients book a call. Everyone else gets a polite no."],
    ["Client onboarding", "Clients sign, pay and book their first session in one sitting."],
    ["Check-ins", "A question between sessions keeps clients moving."],
    ["Program renewals", "Clients hear about the next step when they’re ready for it."],
  ]),
  createIndustry("Travel", [
    ["Trip inquiries", "You know dates, travelers and budget up front.", "intake"],
    ["Itinerary sending", "Travelers get bookings and documents in one message, in order."],
    ["Payment schedules", "Deposit and balance reminders go out on time, so you don’t have to ask."],
    ["Pre-trip reminders", "Travelers check passports, times and check-in a few days ahead.", "reminders"],
  ]),
  createIndustry("Cleaning", [
    ["Instant quote forms", "Visitors enter rooms and frequency, and get a price range.", "intake"],
    ["Recurring schedules", "Set up a weekly client once, and every visit is booked."],
    ["Crew instructions", "Door codes and notes reach the right team."],
    ["Quality checks", "One short question after each visit catches trouble early."],
  ]),
  createIndustry("Pet services", [
    ["Grooming booking", "You know breed, size and coat before the dog walks in.", "booking"],
    ["Vaccine records", "Records are on file before the stay begins."],
    ["Pickup messages", "Owners get a text when their pet is ready.", "updates"],
    ["Repeat visits", "Owners book the next grooming while the dog still smells good."],
  ]),
  createIndustry("Contractors", [
    ["Bid requests", "You get scope, photos and deadline in one message."],
    ["Permit checklists", "You know which document comes next, before it holds you up."],
    ["Progress updates", "Owners get a weekly note with pictures.", "updates"],
    ["Invoice reminders", "Draw requests go out on time, and a reminder follows.", "reminders"],
  ]),
  createIndustry("Gyms and fitness", [
    ["Trial sign-up", "Visitors book their first class on the spot.", "booking"],
    ["Class reminders", "Members show up, or free the spot in time.", "reminders"],
    ["Missed-visit messages", "You reach a member before the membership lapses."],
    ["Payment retries", "A failed card retries by itself, so you never have to bring it up."],
  ]),
];

function createIndustry(
  name: string,
  services: readonly (readonly [service: string, benefit: string, chore?: Chore])[],
): Industry {
  return {
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    services: services.map(([service, benefit, chore]) => ({ service, benefit, chore })),
  };
}
