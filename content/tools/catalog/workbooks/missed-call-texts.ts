export const tones = ["Plain", "Warm", "Brisk", "Formal", "Playful"];

/** One text for each tone. Straight apostrophes, because a curved one halves what fits into a text message. */
export const situations: [string, string[]][] = [
  [
    "On a job",
    [
      "Hi, it's [name] at [business]. I'm on a job and missed you. I'll call by [time]. What can I help with?",
      "Hi! [name] from [business] here, hands full on a job. I'd love to help. Text me what's going on and I'll call by [time].",
      "[business]: on a job, back by [time]. Text the problem and your ZIP code.",
      "This is [name] with [business]. I'm on a job at the moment and will return your call by [time]. How may I help?",
      "You caught me with both hands full! [name], [business]. Tell me what's up and I'll call you by [time].",
    ],
  ],
  [
    "With a customer",
    [
      "Hi, [name] at [business]. I'm with a customer right now. I'll call you by [time]. What is it about?",
      "Hi! I'm with a customer and want to give you the same attention. I'll call by [time]. What do you need? [name], [business]",
      "[business]: with a customer. Calling by [time]. Text me the question?",
      "[name] of [business]. I'm assisting a customer and will call you by [time]. May I ask what it's about?",
      "One customer at a time, promise! You're next, by [time]. What can I do for you? [name], [business]",
    ],
  ],
  [
    "Driving",
    [
      "Hi, it's [name] at [business]. I'm driving. I'll call you by [time]. If it's urgent, call again and I'll pull over.",
      "Hi! I'm driving, so no texting for now. I'll call by [time]. Thanks for waiting! [name], [business]",
      "[business]: driving. Calling you by [time]. Urgent? Call twice.",
      "This is [business]. I'm driving and will return your call by [time]. If it's urgent, please call again.",
      "Both hands on the wheel! I'll call you by [time], parked. [name], [business]",
    ],
  ],
  [
    "In a meeting",
    [
      "Hi, [name] at [business]. I'm in a meeting until [time] and will call right after. What's it about?",
      "Sorry I missed you! I'm in a meeting until [time]. Leave me a line here and I'll have an answer ready. [name], [business]",
      "[business]: in a meeting until [time]. Text me and you'll get the first answer.",
      "[name] of [business]. I'm in a meeting until [time] and will call you directly afterward.",
      "Stuck in a meeting until [time]. Save me: what can I fix for you? [name], [business]",
    ],
  ],
  [
    "Closed for the day",
    [
      "Hi, [business] here. We're closed until [open]. Text me what you need and you're first on the list.",
      "Hi! We've closed for today, but you'll be the first call I make [open]. What can I get ready for you? [name], [business]",
      "[business]: closed, back [open]. Book here any time: [link]",
      "Thank you for calling [business]. Our office reopens [open]. You may leave your request here or book at [link].",
      "Lights off, phone on! Text me what you need and I'll call you [open]. [name], [business]",
    ],
  ],
  [
    "Closed for the weekend",
    [
      "Hi, [business] here. We're closed for the weekend and back [open]. What do you need? I'll call you then.",
      "Happy weekend! We're back [open] and I'll call you first. Leave me a line so I can get ready. [name], [business]",
      "[business]: weekend. Back [open]. Pick a time now: [link]",
      "Thank you for calling [business]. We return [open]. To reserve a time now, please use [link].",
      "Gone until [open], hopefully near water. Text me and you're at the top of the list! [name], [business]",
    ],
  ],
  [
    "On vacation",
    [
      "Hi, it's [name] at [business]. I'm away until [back]. Text me what you need and I'll call that day.",
      "Hi! I'm on vacation until [back]. I'd love to help then. Leave me a line, or pick a day at [link]. [name], [business]",
      "[business]: away until [back]. First dates after that: [link]",
      "[business] is closed until [back]. Please leave your request here, and I will contact you on my return.",
      "Out of office and into the ocean until [back]. Save a spot for after: [link] [name], [business]",
    ],
  ],
  [
    "Urgent, after hours",
    [
      "This is [business]. Is it an emergency? Reply YES and I'll call now. If not, I'll call you [open].",
      "Hi, [name] here. If it can't wait, reply YES and I'll call you right back. Otherwise, sleep well and I'll call [open].",
      "[business]: emergency? Reply YES. Not urgent? I'll call [open].",
      "[business], after hours. For an emergency, please reply YES and I will call you now. Otherwise I will call [open].",
      "On a scale of drip to flood? Reply YES if it can't wait and I'll call right now. [name], [business]",
    ],
  ],
];

export const followUps = [
  ["On a job", "Off the ladder now. Is this a good time to call? [name], [business]"],
  ["With a customer", "I'm free now and can call for ten minutes. Good time? [name], [business]"],
  ["Driving", "Parked! I can talk until [time]. Shall I call? [name], [business]"],
  ["In a meeting", "Out of the meeting. Call you now, or would you rather text? [name], [business]"],
  ["Closed for the day", "Good morning from [business]. You called yesterday. Still need a hand? [link]"],
  ["Closed for the weekend", "We're open again. Shall I call about the weekend's question? [name], [business]"],
  ["On vacation", "I'm back. Do you still need help, or did you find someone? Either is fine. [name], [business]"],
  ["Urgent, after hours", "Checking in from [business]: did you get it under control? I can come by today if not."],
];

export const advice: [string, string][] = [
  ["How fast?", "Within a minute. Give it five and many callers have already dialed someone else."],
  ["How long?", "Up to 160 characters goes out as one message. A curved apostrophe or an emoji cuts that to 70."],
  ["How often?", "One text per caller per day, one follow-up, then stop."],
  [
    "At what hours?",
    "Answers to a missed call can go out right away. Send follow-ups between 8 AM and 8 PM in the caller’s time zone.",
  ],
  ["To whom?", "To people who called you, about what they called for. A missed call isn’t permission for ads."],
  ["Who are you?", "Name your business in the first text. People forget which number they dialed."],
  [
    "What if they write STOP?",
    "Never text that number again, by hand or by tool. Keep a list where your whole crew can see it.",
  ],
  ["What if it was family or spam?", "Keep known numbers in your contacts and leave them out of any automatic reply."],
];
