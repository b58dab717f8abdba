import airbnb from "./designs/airbnb.mjs";
import ecommerce from "./designs/ecommerce.mjs";
import events from "./designs/events.mjs";
import gyms from "./designs/gyms.mjs";
import realEstate from "./designs/real-estate.mjs";
import restaurants from "./designs/restaurants.mjs";
import salons from "./designs/salons.mjs";
import wellness from "./designs/wellness.mjs";

/** Six designs each, in the gallery's order (docs/examples.md). */
export const industries = [
  { id: "restaurants", name: "Restaurants", designs: restaurants },
  { id: "real-estate", name: "Real estate", designs: realEstate },
  { id: "airbnb", name: "Airbnb", designs: airbnb },
  { id: "ecommerce", name: "E-commerce", designs: ecommerce },
  { id: "salons", name: "Salons", designs: salons },
  { id: "gyms", name: "Gyms", designs: gyms },
  { id: "events", name: "Events", designs: events },
  { id: "wellness", name: "Wellness", designs: wellness },
];

export const getPictures = (industry, design) =>
  (design.format === "pair" ? ["before", "after"] : ["html"]).map((part) => ({
    name: [industry.id, design.slug, ...(part === "html" ? [] : [part])].join("-"),
    format: design.format,
    css: design.css ?? "",
    html: design[part],
  }));
