const SECONDS = [2, 2, 3, 3, 5, 5, 10, 10, 20, 20, 30, 30, 60, 60, 60];

for (const link of document.querySelectorAll("a[data-download]")) link.addEventListener("click", showStarted);
if (document.querySelector("[data-confirming]")) void waitForPayment();

// The file is saved without leaving the page.
function showStarted(): void {
  const toast = document.createElement("div");
  toast.className = "toast toast-auto-hide";
  const text = document.createElement("p");
  const title = document.createElement("b");
  title.textContent = "Download started!";
  text.append(title);
  toast.append(text);
  document.querySelector(".toasts")?.replaceChildren(toast);
}

async function waitForPayment(): Promise<void> {
  for (const seconds of SECONDS) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const page = await fetch(location.href, { headers: { Accept: "text/html" } })
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null);
    if (page === null || page.includes("data-confirming")) continue;
    // A reload would lose what is being typed.
    if (!document.querySelector<HTMLInputElement>("input[name=email]")?.value) location.reload();
    return;
  }
}
