/** For browsers that don't open a `details` whose content a link leads to. */
function openLinkedTrade(): void {
  const list = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = list?.closest<HTMLDetailsElement>(".trade > details");
  if (!list || !details || details.open) return;
  details.open = true;
  list.scrollIntoView();
}

openLinkedTrade();
window.addEventListener("hashchange", openLinkedTrade);
