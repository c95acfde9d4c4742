import "./offlineElement.ts";
import { keptSite } from "./keptSite.ts";
import { beginNotices } from "./notices.ts";

void keptSite.begin();
beginNotices();
