import type { HeadersFunction, LinksFunction, MetaFunction } from "@remix-run/node";
import { pageTitle } from "#app/site";
import { Doors } from "./doors";
import { Drawer } from "./drawer";
import styles from "./faq.css?url";
import { Folder } from "./folder";
import { questionGroups } from "./questions";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [
  { title: pageTitle("Questions and answers") },
  {
    name: "description",
    content:
      "How long an automation takes, what a website costs, how revisions and downloads work: 22 short answers on AI automation, websites, visuals and the Digital Vault.",
  },
];

export const headers: HeadersFunction = () => ({ "Cache-Control": "public, s-maxage=300" });

export default function FaqPage() {
  return (
    <>
      <Drawer />
      <div className="wrap pt-[clamp(3rem,2rem+4vw,6rem)]">
        {questionGroups.map((group, index) => (
          <Folder key={group.id} group={group} place={index + 1} />
        ))}
      </div>
      <Doors />
    </>
  );
}
