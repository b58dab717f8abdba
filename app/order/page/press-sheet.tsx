import { paths } from "#app/paths";

const printersMarks =
  "M40 0v26M0 40h26M640 0v26M680 40h-26M40 505v-26M0 465h26M640 505v-26M680 465h-26M340 1v28M326 15h28M331 15a9 9 0 1 0 18 0a9 9 0 1 0-18 0";
const inks = ["fill-cut", "fill-leaf", "fill-frond", "fill-sun", "fill-pink", "fill-hot"];

const listFiles = (type: "avif" | "webp") =>
  `${paths.pressSheet(560, type)} 560w, ${paths.pressSheet(1120, type)} 1120w`;
const sizes = "(min-width: 100rem) 41rem, (min-width: 64rem) 35rem, (min-width: 46rem) min(37rem, 76vw), 74vw";

export function PressSheet() {
  return (
    <div className="relative">
      <svg className="w-full" viewBox="0 0 680 505" aria-hidden="true">
        <path className="fill-ground" d="M40 40h600v425H40z" />
        <path className="fill-none stroke-ink" strokeWidth="1.5" d={printersMarks} />
        {inks.map((fill, index) => (
          <path key={fill} className={fill} d={`M${56 + index * 16} 479h14v14h-14z`} />
        ))}
      </svg>
      <picture>
        <source type="image/avif" srcSet={listFiles("avif")} sizes={sizes} />
        <img
          className="absolute top-[12.1%] left-[8.82%] h-auto w-[82.36%]"
          src={paths.pressSheet(560, "webp")}
          srcSet={listFiles("webp")}
          sizes={sizes}
          width={560}
          height={383}
          alt="Sample designs for made-up businesses: a donut shop’s flyer, a nail salon’s story, a realtor’s post, a gym’s banner and a tea tin’s label."
        />
      </picture>
      <p className="absolute right-[8%] bottom-[1.5%] text-label/none text-ink-2 min-[64rem]:bottom-[2.5%]">
        Sample designs
      </p>
    </div>
  );
}
