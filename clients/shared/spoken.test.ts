import { beforeEach, expect, it, vi } from "vitest";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { learn, speak } = await import("./language");
const { spokenWords, textsHere } = await import("./spoken");

beforeEach(() => speak("de"));

/** A set of that name, with the languages that were fetched of it. */
function set(name: string) {
  const fetched: string[] = [];
  const bring = (spoken: string, texts: { hello: string }) => async () => {
    fetched.push(spoken);
    return { default: texts };
  };
  const say = spokenWords(name, {
    de: bring("de", { hello: "Hallo {name}" }),
    en: bring("en", { hello: "Hello {name}" }),
  });
  return { say, fetched };
}

it("fetches the language of the page alone, and says nothing until it is there", async () => {
  const { say, fetched } = set("one");

  expect([say("hello", { name: "Anna" }), say.has("hello")]).toEqual(["", false]);
  await textsHere();
  expect([say("hello", { name: "Anna" }), say.has("hello"), say.has("bye")]).toEqual([
    "Hallo Anna",
    true,
    false,
  ]);
  expect(fetched).toEqual(["de"]);
});

it("goes on in the old language until the new one is there, and fetches each once", async () => {
  const { say, fetched } = set("two");
  await textsHere();

  speak("en");
  expect(say("hello", { name: "Anna" })).toBe("Hallo Anna");
  await textsHere();
  expect(say("hello", { name: "Anna" })).toBe("Hello Anna");
  speak("de");
  expect(say("hello", { name: "Anna" })).toBe("Hallo Anna");
  expect(fetched).toEqual(["de", "en"]);
});

it("says in a further language what that has words for", async () => {
  const { say } = set("three");
  learn("pl", { three: { hello: "Witaj {name}" } });

  speak("pl");
  expect(say("hello", { name: "Anna" })).toBe("Witaj Anna");
});
