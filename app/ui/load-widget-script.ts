/** Shows the requests for consent (`widget-help.tsx`), and loads the script when the visitor agrees. */
for (const request of document.querySelectorAll<HTMLElement>("[data-widget-script]")) request.hidden = false;

document.addEventListener("click", (event) => {
  const request = (event.target as Element).closest<HTMLElement>("[data-widget-script]");
  if (!request || !(event.target as Element).closest("button")) return;
  const script = document.createElement("script");
  script.src = request.dataset.widgetScript ?? "";
  document.head.append(script);
  request.hidden = true;
});
