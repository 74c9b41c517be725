// A bot in JavaScript for every game of Greenbaize: docs/bots.md describes the lines it reads.
//
// In Las Vegas it goes where most money lies for the dice that it gives; in every other game
// it plays any legal move. Try it:
//
//   greenbaize bot-check "exec:node examples/bots/first_bot.js"
//   greenbaize play las-vegas --seats "you,exec:node examples/bots/first_bot.js,greedy"

"use strict";

const readline = require("node:readline");

let game = "";
let state = 1;

/** A number below n; the House's seed makes the same game the same again. */
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}

/** Money for each die that a placement costs. */
function worth(view, move) {
  const number = Number(move.split(" ")[1]);
  const casino = view.casinos[number - 1];
  const heap = view.rolled.find((dice) => dice.face === number);
  const money = casino.bills.reduce((sum, bill) => sum + bill, 0);
  return money / (heap.own + casino.dice.reduce((sum, dice) => sum + dice, 0));
}

function choose(question) {
  const { moves, view } = question;
  if (game !== "las-vegas" || !moves.every((move) => /^place \d$/.test(move))) {
    return moves[below(moves.length)];
  }
  return moves.reduce((best, move) => (worth(view, move) > worth(view, best) ? move : best));
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    game = message.game;
    state = message.seed;
  } else if (message.type === "question") {
    process.stdout.write(JSON.stringify({ move: choose(message) }) + "\n");
  }
});
