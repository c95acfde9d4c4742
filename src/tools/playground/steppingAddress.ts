import { addressBar } from "../../kit/view/addressBar.ts";
import { putInAddress } from "../../kit/view/newAddress.ts";

/** The address bar of a page with one figure, whose changes are steps of the tab's history. */
export const steppingAddress = {
  put: putInAddress,
  follow: addressBar.follow,
  settle: addressBar.settle,

  /**
   * Puts parameters there at once, as a step of the tab's history, whose Back comes to what stood there.
   *
   * @param left what was shown last of what is left, where that is not there yet
   * @param anew whether from now on the parameters are what was given
   */
  step(parameters: URLSearchParams, left: URLSearchParams | undefined, anew = false): void {
    if (left) addressBar.write(left);
    history.pushState(history.state, "");
    if (anew) putInAddress(parameters);
    else addressBar.write(parameters);
    // A reload comes to this entry: what is kept for it is not for the one that is left.
    addressBar.before = undefined;
  },
};
