import type { Row } from "./row.ts";

/** Run as a process: measures one side of one row and prints the number. */
const [name, side] = process.argv.slice(2);
const { row }: { row: Row } = await import(`./rows/${name}.ts`);
const measured = await (side === "against" ? row.against : row.contender)?.measure();
console.log(JSON.stringify(measured));
