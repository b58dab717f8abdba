/** `npm run pictures -- faq terms` draws only these two. Run it after changing a headline or an article. */
import { drawCards } from "./draw-cards";
import { writeIcons } from "./icons";

const wanted = process.argv.slice(2);
await drawCards(wanted);
if (wanted.length === 0) await writeIcons();
