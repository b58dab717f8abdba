/** For browsers that do not open a `details` when a link leads to its content. */
function openLinkedIndustry(): void {
  const list = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = list?.closest<HTMLDetailsElement>(".industry > details");
  if (!list || !details || details.open) return;
  details.open = true;
  list.scrollIntoView();
}

openLinkedIndustry();
window.addEventListener("hashchange", openLinkedIndustry);
