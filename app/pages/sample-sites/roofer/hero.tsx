import { Photograph } from "../photograph";
import { answerUrl } from "../sample-route";
import { type Roof, roofs } from "./roofs";

export function Hero({ roof }: { roof: Roof | null }) {
  return (
    <>
      <div className="bg-slate text-[1rem] font-semibold text-chalk">
        <p className="jobsite flex flex-wrap gap-x-10 gap-y-1 py-2.5">
          <span>
            Storm line, day and night: <span className="whitespace-nowrap">(407) 555-0148</span>
          </span>{" "}
          <span className="hidden lg:inline">Licensed and insured, FL CCC-000000 (sample)</span>{" "}
          <b className="text-amber lg:ml-auto">Se habla español</b>
        </p>
      </div>
      <header className="jobsite flex flex-wrap min-h-[4.6rem] items-center gap-x-[clamp(1rem,6vw-2.6rem,2.25rem)] font-semibold lg:min-h-[5.75rem] low:min-h-[4.6rem]">
        <p className="mr-auto flex items-center gap-3 font-roof text-[min(8vw,clamp(1.6rem,2.3vw,2.05rem))] leading-[.98] font-black">
          <svg className="w-12 lg:w-16" viewBox="0 0 62 44" aria-hidden="true">
            <path className="fill-amber" d="M31 2l31 13v8L31 10 0 23v-8z" />
            <path className="fill-slate" d="M31 16l22 9.2V44H9V25.200z" />
          </svg>
          <span>
            Delgado <br />
            &amp; Daughter
          </span>
        </p>
        <nav aria-label="Delgado & Daughter" className="hidden gap-x-[inherit] lg:flex">
          <a href="#prices">Roofs &amp; prices</a>
          <a href="#storm">Storm damage</a>
          <a href="#week">Your week</a>
          <a href="#money">Financing</a>
        </nav>
        <a className="job-button px-4 py-3 max-sm:hidden" href="#price">
          Free inspection
        </a>
      </header>
      <section className="delgado-hero" aria-labelledby="dry">
        <Photograph name="roofer-roof" sizes="100vw" alt="A house with a gray shingle roof in the late sun" isFirst />
        <div className="jobsite relative grid gap-x-12 gap-y-16 lg:grid-cols-[minmax(0,1fr)_min(28.25rem,42vw)]">
          <div className="pt-8 text-chalk lg:pt-14 low:pt-6">
            <h1 id="dry">Dry by Friday.</h1>
            <p className="mt-6 max-w-[21em] text-[clamp(1.0625rem,1.6vw,1.44rem)] leading-[1.4] font-medium lg:mt-10 low:mt-5 low:max-w-[26em]">
              Old roof off on Monday, watertight by Tuesday night. Shingle and metal are done by Friday. Tile takes
              eight days. One crew, one price.
            </p>
          </div>
          <PriceForm roof={roof} />
        </div>
      </section>
    </>
  );
}

/** The fields for the address and the number have no names, so that browsers do not send them. */
function PriceForm({ roof }: { roof: Roof | null }) {
  return (
    <form id="price" method="get" action={answerUrl("roofer")} className="delgado-house" aria-labelledby="price-title">
      <h2 id="price-title" className="text-center font-roof leading-none font-black">
        <span className="block text-[min(20vw,clamp(4.6rem,6.4vw,5.75rem))] low:text-[9svh]">
          24<span className="text-[.41em]"> hours</span>
        </span>{" "}
        <span className="block text-[min(9.6vw,clamp(2.1rem,3.5vw,3.1rem))] low:text-[min(3.5vw,6svh)]">
          to a written price.
        </span>
      </h2>
      <p className="mt-1.5 text-center text-[1rem]">Free inspection. No deposit. No pressure.</p>
      <label>
        Street address
        <input type="text" required autoComplete="off" placeholder="1410 Plant Street, Winter Garden" />
      </label>
      <fieldset className="mt-3 low:mt-2">
        <legend className="text-[.9375rem] font-bold">What do you want up there?</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.4rem),1fr))] gap-1.5">
          {roofs.map(({ id, short }) => (
            <label key={id} className="delgado-roof">
              <input
                type="radio"
                name="roof"
                value={id}
                defaultChecked={id === (roof?.id ?? "shingle")}
                className="sr-only"
              />
              {short}
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        Mobile number
        <input type="tel" required autoComplete="off" placeholder="(407) 555-01__" />
      </label>
      <button type="submit" className="job-button job-button-dark mt-5 w-full low:mt-2.5 low:py-3">
        Get my price
      </button>
      <p className="mt-3 text-center text-[.9375rem] low:mt-1.5">We measure from the air first. No one knocks.</p>
    </form>
  );
}
