export const nobodyChooses = () => "There is nothing to search: chance is to draw";
