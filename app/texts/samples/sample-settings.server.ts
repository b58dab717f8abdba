import { paths } from "../../paths";
import type { TextField } from "../../server/forms/text-field";
import { describeSettingList, type SettingForm, type SettingListForm } from "../../server/setting-form";
import { pictureField, pictureTypesHint } from "../pictures/picture-fields";
import { describeExample, listPictures } from "./designs";
import { type Design, designs, type SampleTexts, sampleList, toExample } from "./sample-list.server";

const fields = {
  name: { name: "name", label: "Title", limit: 60, required: "Enter a title." },
  badge: {
    name: "badge",
    label: "Badge",
    limit: 24,
    required: "Enter the kind of design, such as Flyer.",
    hint: "What it is, in a word or two, such as Flyer or Paid ad.",
  },
  line: {
    name: "line",
    label: "Description",
    limit: 120,
    isWide: true,
    required: "Enter a description.",
    hint: "One line below the title. People who can’t see the picture hear the title and this.",
  },
  picture: pictureField,
  picture_after: { ...pictureField, name: "picture_after", label: "After picture" },
} satisfies Record<string, TextField>;

export function createSampleSettings(): SettingListForm {
  const order = designs.map(({ key }) => key);
  return describeSettingList({
    title: "Sample designs",
    group: "texts",
    noun: "sample design",
    description:
      "The designs on the order page, by industry. Replace a picture with your own, or change the words next to it. The page says that these businesses are made up, so don’t use a client’s design here. The large picture at the top and the pictures shown in shared links don’t change.",
    list: sampleList,
    isComplete: true,
    reservedKeys: [],
    compare: (a, b) => order.indexOf(a.key) - order.indexOf(b.key),
    getHeading: (key) => findDesign(key)?.industry.name ?? "",
    summarize: ({ badge, picture: first, picture_after: second }) =>
      first || second ? `${badge} · Your picture` : badge,
    getPicture: ({ key, ...texts }) => findSmallPicture(getDesign(key), texts),
    getLink(key) {
      const { industry, example } = getDesign(key);
      return { label: "See it on the page", to: paths.example(industry.id, example.slug), isPage: true };
    },
    fields,
    // A record that is about to be added has no key.
    adaptFields: (all, key) => (key ? adaptFields(all, getDesign(key)) : all),
    preview: (texts, key) => describeSample(getDesign(key), { ...sampleList.blank, ...texts }),
  });
}

const findDesign = (key: string) => designs.find((design) => design.key === key);

function getDesign(key: string): Design {
  const design = findDesign(key);
  if (!design) throw new Error(`no sample design ${key}`);
  return design;
}

/** Of a pair the second: what the customer got. */
function findSmallPicture({ industry, example }: Design, texts: SampleTexts): string {
  return `${listPictures(industry, toExample({ industry, example }, texts)).at(-1)}480.webp`;
}

// A pair has two pictures. Each is cropped to the size of the design.
function adaptFields({ picture_after: after, ...all }: SettingForm["fields"], design: Design): SettingForm["fields"] {
  const { industry, example } = design;
  const { width, height } = example;
  const [first = "", second] = listPictures(industry, example);
  const hint = `${pictureTypesHint} Best at ${width} × ${height} pixels, or larger in the same shape. We crop it to this shape around its center and make the sizes that pages need; a smaller one is refused, because it would be blurred.`;
  const place = (field: TextField, address: string): TextField => ({
    ...field,
    hint,
    original: { src: `${address}${width}.webp`, width, height },
  });
  const picture = all.picture as TextField;
  if (!second || !after) return { ...all, picture: place(picture, first) };
  return {
    ...all,
    picture: place({ ...picture, label: "Before picture" }, first),
    picture_after: place(after, second),
  };
}

function describeSample({ industry, example }: Design, texts: SampleTexts) {
  const shown = toExample({ industry, example }, texts);
  const { title, badge, width, height } = shown;
  const pictures = listPictures(industry, shown);
  const labels = pictures.length > 1 ? ["Before", "After"] : ["Picture"];
  return [
    { label: "Title", text: title },
    { label: "Badge", text: badge },
    { label: "Description", text: describeExample(shown) },
    ...pictures.map((address, at) => ({
      label: labels[at] ?? "",
      text: "",
      picture: { src: `${address}${width}.webp`, width, height },
    })),
  ];
}
