const hours = [
  ["Mon to Thu", "10 to 7"],
  ["Friday", "10 to 8"],
  ["Saturday", "9 to 8"],
  ["Sunday", "11 to 6"],
];

export function Visit() {
  return (
    <footer id="visit" className="ebb-wide bg-night pb-12! text-bone">
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2 md:[&>:first-child]:col-span-full lg:flex lg:flex-wrap lg:justify-between lg:[&>:first-child]:basis-[45%]">
        <div>
          <h2 className="quiet text-flame">Come on in, the quiet’s&nbsp;fine.</h2>
          <p className="quiet mt-7 text-[min(14.5vw,clamp(3.2rem,5.8vw,5.25rem))] lg:text-[min(5.8vw,5.25rem)] leading-none font-light whitespace-nowrap">
            (407) 555-0163
          </p>
        </div>
        <div>
          <h3 className="quiet mb-4 text-[2rem] leading-none">Hours</h3>
          <dl className="text-mist">
            {hours.map(([day, time]) => (
              <div key={day} className="flex flex-wrap gap-x-4 py-0.5">
                <dt className="min-w-[6rem]">{day}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="quiet mb-4 text-[2rem] leading-none">Find us</h3>
          <p className="text-mist">
            410 Osceola Court <br />
            Winter Park, FL 32789 <br />
            Free parking behind the oaks <br />
            hello@ebbandoak.example
          </p>
        </div>
      </div>
      <p className="mt-14 flex flex-wrap justify-between gap-x-10 gap-y-2 border-t border-bone/20 pt-6 text-[1rem] text-mist lg:mt-20">
        <span>Ebb &amp; Oak Day Spa</span> <span>MM00000 (sample license)</span>{" "}
        <span>A sample site. The spa is invented.</span>
      </p>
    </footer>
  );
}
