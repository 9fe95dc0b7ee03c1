import type { EventName } from "@app/contract/catalogue";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "../ui/when-idle.ts";
import { adIds, dropAdIds } from "./ad-cookies.ts";
import { captureAttribution } from "./attribution.ts";
import { captureClientIp } from "./client-ip.ts";
import { getConsent, watchConsent } from "./consent.ts";
import { showPixel } from "./pixel.ts";
import { track } from "./track.ts";

/** Follows a visit: how it arrived, the pages it sees, the marked things it presses. Shows nothing. */
export function Analytics() {
  const { pathname } = useLocation();

  useEffect(() => {
    captureAttribution();
    void captureClientIp();
    for (const early of document.querySelectorAll<HTMLElement>("[data-clicked]")) trackElement(early);
    document.addEventListener("click", trackClick, true);
    return () => document.removeEventListener("click", trackClick, true);
  }, []);

  useEffect(() => {
    // The pixel tells the same event with the same id, so that the platform counts the page once.
    const eventId = crypto.randomUUID();
    // Gathering what an event tells takes a phone a while: not while the page is waking up.
    whenIdle(() => {
      track("PageView", { eventId });
      showPixel(pathname, eventId);
    });
    return watchConsent(() => {
      if (!getConsent()?.ads) return dropAdIds();
      adIds();
      showPixel(pathname, eventId);
    });
  }, [pathname]);

  return null;
}

function trackClick({ target }: Event): void {
  const marked = target instanceof Element ? target.closest<HTMLElement>("[data-track]") : null;
  if (marked) trackElement(marked);
}

const trackElement = ({ dataset }: HTMLElement): void =>
  void track(dataset["track"] as EventName, { label: dataset["trackLabel"] });
