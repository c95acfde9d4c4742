/** Below a figure whose code did not arrive, or cannot run here, it is said: its picture alone would look alive. */
addEventListener("astro:hydration-error", ({ target }) => {
  if (!(target instanceof Element) || target.querySelector(".not-started")) return;
  const said = document.createElement("p");
  said.className = "not-started not-content";
  said.role = "alert";
  said.textContent =
    "This figure could not be started, so this is a picture of it: check the connection and load the page again.";
  target.append(said);
});
