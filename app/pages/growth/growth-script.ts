import "./open-booking";

/** Opens the first industry on wide screens. On small screens the page is already long. */
if (innerWidth >= 960) document.querySelector(".partner")?.setAttribute("open", "");

/** Browsers without `::details-content` print only what is open. */
if (!CSS.supports("selector(::details-content)"))
  addEventListener("beforeprint", () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>(".offer-list:not([open])");
    const setOpen = (open: boolean) => {
      for (const details of folded) details.open = open;
    };
    setOpen(true);
    window.onafterprint = () => setOpen(false);
  });
