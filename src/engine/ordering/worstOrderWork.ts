/** How many steps the most leaves and the worst order may take: a second or two at most. See `mostLeaves`. */
export const worstOrderWork = 5_000_000;
