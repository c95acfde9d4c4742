import { expect, test } from "@playwright/test";

for (const chapter of ["alpha-beta", "negascout"]) {
  test(`Every phrase of ${chapter} is seen together with what it shows, and throws nobody off the page`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`chapters/${chapter}/`);
    const phrases = page.locator("ply-show:visible");
    await expect(phrases.first()).toHaveRole("button");
    const count = await phrases.count();
    expect(count).toBeGreaterThan(10);
    for (let i = 0; i < count; i++) {
      const phrase = phrases.nth(i);
      await phrase.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const says = await phrase.textContent();
      const before = await page.evaluate(() => scrollY);
      await phrase.click();
      const figure = page.locator(`figure[id="${await phrase.getAttribute("data-figure")}"]`);
      await expect(figure.locator("[data-awake]"), says!).toHaveAttribute("data-awake", "true");
      await expect(phrase, says!).toBeInViewport({ ratio: 1 });
      // The picture, or of a tall figure the part with its head: never less than half of it.
      await expect(
        figure.locator("svg:has([role=tree]):visible, .whole-picture").first(),
        says!,
      ).toBeInViewport({
        ratio: 0.5,
      });
      const after = await page.evaluate(() => scrollY);
      expect(Math.abs(after - before), says!).toBeLessThan(900);
    }
  });
}
