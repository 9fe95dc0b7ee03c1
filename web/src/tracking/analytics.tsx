import type { EventName } from "@app/contract/catalogue";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { whenIdle } from "../ui/core/when-idle.ts";
import { adIds, dropAdIds } from "./ad-cookies.ts";
import { captureAttribution } from "./attribution.ts";
import { captureClientIp } from "./client-ip.ts";
import { getConsent, watchConsent } from "./consent.ts";
import { sendPixel } from "./pixel.ts";
import { track } from "./track.ts";

/** Tracks a visit: attribution, page views, clicks on `data-track` elements. Renders nothing. */
export function Analytics() {
  const { pathname } = useLocation();

  useEffect(() => {
    captureAttribution();
    void captureClientIp();
    for (const clicked of document.querySelectorAll<HTMLElement>("[data-clicked]")) trackElement(clicked);
    document.addEventListener("click", trackClick, true);
    return () => document.removeEventListener("click", trackClick, true);
  }, []);

  useEffect(() => {
    // The pixel sends the same event with the same id, so that the platform counts the page view once.
    const eventId = crypto.randomUUID();
    // Collecting an event's data is slow on phones: deferred until hydration is over.
    whenIdle(() => {
      track("PageView", { eventId });
      sendPixel(pathname, eventId);
    });
    return watchConsent(() => {
      if (!getConsent()?.ads) return dropAdIds();
      adIds();
      sendPixel(pathname, eventId);
    });
  }, [pathname]);

  return null;
}

function trackClick({ target }: Event): void {
  const tracked = target instanceof Element ? target.closest<HTMLElement>("[data-track]") : null;
  if (tracked) trackElement(tracked);
}

const trackElement = ({ dataset }: HTMLElement): void =>
  void track(dataset["track"] as EventName, { label: dataset["trackLabel"] });
