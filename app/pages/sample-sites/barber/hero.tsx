import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import { Photograph } from "../photograph";

export function Hero() {
  return (
    <div className="tin-comb-hero">
      <header className="shop relative z-2 flex flex-wrap items-center gap-x-9 pt-4 font-semibold lg:pt-7">
        <p className="mr-auto whitespace-nowrap font-fat text-[min(8vw,1.6rem)] text-brick lg:text-[1.9rem]">
          Tin Comb
        </p>
        <nav aria-label="Tin Comb" className="hidden gap-x-9 xl:flex">
          <a href="#cuts">Cuts</a>
          <a href="#number">By the number</a>
          <a href="#chairs">Barbers</a>
          <a href="#visit">Find us</a>
          <span>(407) 555-0126</span>
        </nav>
        <a className="pill py-2.5" href="#chairs">
          Book a chair
        </a>
      </header>
      <h1>
        <span>Tin</span> <span>Comb</span>
      </h1>
      <i className="tin-comb-shade" aria-hidden="true" />
      <Photograph
        name="barber-chair"
        className="tin-comb-chair"
        sizes="(width < 30rem) 70vw, (width < 60rem) 20rem, 35vw"
        alt="An old barber chair in red leather and white enamel"
        isFirst
      />
      <Photograph name="barber-pole" className="tin-comb-pole" sizes="6vw" alt="" />
      <div className="tin-comb-words">
        <p className="max-w-[24em] text-[1.0625rem] leading-[1.4] font-medium lg:text-[clamp(1.125rem,1.6vw,1.44rem)]">
          Haircuts, hot towels and honest opinions in Mills 50. Three chairs. No TV. Good coffee.
        </p>
        <p className="mt-4 flex flex-wrap gap-3 lg:mt-6">
          <a className="pill" href="#chairs">
            Book a chair
          </a>
          <a className="pill pill-line" href="#cuts">
            See prices
          </a>
        </p>
      </div>
      <p className="tin-comb-open">
        <b>Tuesday 2:40</b>
        <span>{keepHyphensTogether("Next open chair, with Ray. Walk-ins until 6.")}</span>
      </p>
    </div>
  );
}
