// A phone's page in the library that browsers use: says what it hears, one JSON line each, until its input ends.
const { createRequire } = require("node:module");
const [clients, url, hello] = process.argv.slice(2);
const need = createRequire(clients);
const { io } = need("socket.io-client");
const parser = need("socket.io-msgpack-parser");

const say = (what, more) => console.log(JSON.stringify({ what, ...more }));
const socket = io(`${url}/phone`, {
  parser,
  transports: ["websocket"],
  auth: JSON.parse(hello),
  reconnectionDelay: 50,
  reconnectionDelayMax: 100,
});
let joined = false;
socket.on("connect", async () => {
  say("connect");
  if (joined) return;
  joined = true;
  say("answer", { answer: await socket.emitWithAck("join", { name: "Nora" }) });
});
let me = null;
socket.on("view", (update) => {
  // A change leaves out what is as it was.
  if (update.view.me !== undefined) me = update.view.me;
  say("view", { version: update.version, me });
});
socket.on("bye", (bye) => say("bye", { reason: bye.reason }));
socket.on("disconnect", (reason) => say("disconnect", { reason, active: socket.active }));
socket.on("connect_error", (error) => say("connect_error", { message: error.message, active: socket.active }));
process.stdin.on("data", (line) => {
  const [name, intent] = JSON.parse(line);
  socket.emit(name, intent, (answer) => say("answer", { answer }));
});
process.stdin.on("end", () => process.exit(0));
