export { cutAboveOnly } from "./cutAboveOnly.ts";
