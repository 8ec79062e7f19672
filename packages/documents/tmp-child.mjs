// packages/documents/src/clean-text.ts
var symbols = {
  "\uF0B7": "\u2022",
  "\uF0A7": "\u25AA",
  "\uF0A8": "\u25AA",
  "\uF06E": "\u25A0",
  "\uF06C": "\u25CF",
  "\uF071": "\u25A1",
  "\uF076": "\u2756",
  "\uF0D8": "\u27A2",
  "\uF0FC": "\u2713",
  "\uF0E0": "\u2192",
  "\uF0AE": "\u2192",
  "\uF02D": "-",
  // Where the fonts that stand in for Arial keep two ligatures.
  "\uF001": "fi",
  "\uF002": "fl"
};
var shaped = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]+/g;
var unseen = new RegExp("(?!\\s)\\p{Cc}|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd])\\p{Cf}|[\\u034f\\u115f\\u1160\\ufffc-\\uffff]", "gu");
var lineEnds = /[\v\f\u0085\u2028\u2029]/g;
var blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
var cleanText = (text) => isPlain(text) ? text : withoutOddities(text);
var isPlain = (text) => /^[\t\n\r\x20-\x7e]*$/.test(text);
function withoutOddities(text) {
  return composed(
    text.replace(lineEnds, "\n").replace(new RegExp("\\p{Cs}", "gu"), "").replace(shaped, (found) => found.normalize("NFKC")).replace(new RegExp("\\p{Co}", "gu"), (found) => symbols[found] ?? "").replace(unseen, "").replace(blanks, " ")
  );
}
var composed = (text) => new RegExp("\\p{M}{31}", "u").test(text) ? text : text.normalize("NFC");
var hasWords = (text) => /[\p{L}\p{N}]/u.test(text);
function symbolOf(text) {
  const code = text.codePointAt(0) ?? 0;
  if (text.trim() === "") return text;
  return symbols[String.fromCharCode(61440 + (code & 255))] ?? (/^[•●○▪■□◦❖➢✓→]$/u.test(text) ? text : "");
}

// packages/documents/src/file-text.ts
var refusals = {
  empty: ["UNSUPPORTED_FILE", "There is no text in this file. Please choose another file, or paste your resume."],
  scanned: [
    "UNSUPPORTED_FILE",
    "This PDF is a picture of a resume, so there is no text to read. Please export it from the program it was written in, or paste the text."
  ],
  "coded-text": [
    "UNSUPPORTED_FILE",
    "The letters in this PDF are stored in a way that cannot be read. Please export it again with its fonts, or paste the text."
  ],
  password: [
    "UNSUPPORTED_FILE",
    "This file is protected by a password. Please save a copy without one, and choose that."
  ],
  damaged: [
    "UNSUPPORTED_FILE",
    "This file is damaged and cannot be opened. Please save it again, and choose the new copy."
  ],
  macro: ["UNSUPPORTED_FILE", "This Word document contains macros. Please save it as .docx without macros, or as PDF."],
  "old-word": ["UNSUPPORTED_FILE", "This is an old Word document (.doc). Please save it as .docx or PDF."],
  "other-document": ["UNSUPPORTED_FILE", "This kind of document cannot be read. Please save it as PDF or .docx."],
  picture: [
    "UNSUPPORTED_FILE",
    "This is a picture, so there is no text to read. Please choose a PDF, DOCX or TXT file, or paste the text."
  ],
  "web-page": ["UNSUPPORTED_FILE", "This is a web page. Please print it to PDF, or paste its text."],
  "not-a-resume-file": ["UNSUPPORTED_FILE", "This is not a PDF, DOCX or TXT file. Please choose one of these."],
  "too-slow": [
    "UNSUPPORTED_FILE",
    "This file takes too long to read. Please save it again in a simpler form, or paste the text."
  ],
  "too-complex": [
    "UNSUPPORTED_FILE",
    "This file is too complex to read. Please save it again in a simpler form, or paste the text."
  ],
  "too-many-pages": ["TOO_LARGE", "This file has more than 50 pages. Please choose one with your resume alone."],
  "too-large": ["TOO_LARGE", "This file is larger than 10 MB. Please choose a smaller one."],
  "too-large-inside": [
    "TOO_LARGE",
    "This file holds far more than a resume. Please save your resume in a file of its own."
  ]
};
function refuse(reason) {
  const [code, message] = refusals[reason];
  return { ok: false, code, reason, message };
}
var Refusal = class extends Error {
  reason;
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
};
var notes = {
  hidden: "Some text in this file cannot be seen on its pages. It was read, and marked as hidden.",
  scanLayer: "This PDF is a scan with recognised text behind it. Please check what was read.",
  changes: "This document has tracked changes. It was read as if all of them were accepted.",
  foreignPart: "A part of this document is stored in another format and was not read."
};

// packages/documents/src/docx/xml.ts
import { SaxesParser } from "saxes";
var spoken = /* @__PURE__ */ new Set(["t", "instrText"]);
function parseXml(bytes, limits2) {
  const root = elementNamed("", {});
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", () => damaged());
  parser.on("doctype", () => damaged());
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (count > limits2.xmlElements || open.length > limits2.xmlDepth) throw new Refusal("too-large-inside");
    const element = elementNamed(localName(name), attributes);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const say = (text) => {
    const element = open.at(-1);
    if (element && spoken.has(element.name)) element.text += text;
  };
  parser.on("text", say);
  parser.on("cdata", say);
  parser.write(decodeXml(bytes)).close();
  return root.children[0] ?? damaged();
}
function damaged() {
  throw new Refusal("damaged");
}
var localName = (name) => name.slice(name.indexOf(":") + 1);
var elementNamed = (name, attributes) => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
  children: [],
  text: ""
});
function decodeXml(bytes) {
  const [a, b] = bytes;
  if (a === 255 && b === 254) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 254 && b === 255) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}
var child = (element, name) => element?.children.find((it) => it.name === name);
var children = (element, name) => element?.children.filter((it) => it.name === name) ?? [];
var valOf = (element, name) => child(element, name)?.attributes.val;
function isOn(element, name) {
  const found = child(element, name);
  return found && !/^(?:0|false|off|none)$/.test(found.attributes.val ?? "");
}
function points(value) {
  const twips = Number(value);
  return Number.isFinite(twips) ? twips / 20 : 0;
}

// packages/documents/src/docx/paragraph.ts
function readParagraph(element, story) {
  const look = story.styles.paragraph(child(element, "pPr"));
  const writer = createWriter(look.look);
  const boxes = [];
  readInline(element, { story: { ...story, shaded: story.shaded || (look.shaded ?? false) }, writer, boxes });
  return { type: "paragraph", lines: writer.lines, look, boxes };
}
function createWriter(base) {
  const lines = [[[]]];
  return {
    lines,
    say(text, look, link) {
      if (text !== "" || link)
        lines.at(-1)?.at(-1)?.push({ text, look: { ...base, ...look }, ...link ? { link } : {} });
    },
    tab: () => {
      lines.at(-1)?.push([]);
    },
    breakLine: () => {
      lines.push([[]]);
    }
  };
}
function readInline(parent, inline) {
  for (const element of parent.children) readElement(element, inline);
}
function readElement(element, inline) {
  const { story } = inline;
  switch (element.name) {
    case "pPr":
    case "rPr":
    case "sdtPr":
    case "rt":
      return;
    case "del":
    case "moveFrom":
      story.seen.changes = true;
      return;
    case "ins":
    case "moveTo":
      story.seen.changes = true;
      return readInline(element, inline);
    case "r":
      return readRun(element, inline);
    case "hyperlink":
      return readInline(element, withLink(inline, story.links.get(element.attributes.id ?? "")));
    case "fldSimple":
      if (isPageNumber(element.attributes.instr ?? "")) return;
      return readInline(element, withLink(inline, addressIn(element.attributes.instr ?? "")));
    case "AlternateContent":
      return readInline(chosen(element), inline);
    case "drawing":
    case "pict":
    case "object":
      return readDrawing(element, inline);
    default:
      return readInline(element, inline);
  }
}
var withLink = (inline, link) => link !== void 0 && isAddress(link) ? { ...inline, link } : inline;
var isAddress = (link) => /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(link) && link.length < 2e3;
function readRun(run, inline) {
  const { story, writer } = inline;
  const look = { ...story.styles.run(child(run, "rPr")), ...story.shaded ? { shaded: true } : {} };
  const say = (text) => {
    if (isShown(story.fields)) writer.say(text, look, inline.link ?? fieldLink(story.fields));
  };
  for (const element of run.children) readRunElement(element, inline, say);
}
function readRunElement(element, inline, say) {
  const { story, writer } = inline;
  switch (element.name) {
    case "t":
      return sayText(element, say, writer);
    case "tab":
    case "ptab":
      return isShown(story.fields) ? writer.tab() : void 0;
    case "br":
      if (element.attributes.type === "page") story.seen.pages += 1;
      return writer.breakLine();
    case "cr":
      return writer.breakLine();
    case "lastRenderedPageBreak":
      story.seen.pages += 1;
      return;
    case "noBreakHyphen":
      return say("-");
    case "sym":
      return say(symbolOf(String.fromCharCode(Number.parseInt(element.attributes.char ?? "", 16) || 32)));
    case "fldChar":
      return turnField(element.attributes.fldCharType, story.fields);
    case "instrText": {
      const field = story.fields.at(-1);
      if (field) field.code += element.text;
      return;
    }
    case "ruby":
      return readInline(child(element, "rubyBase") ?? { ...element, children: [] }, inline);
    default:
      return readElement(element, inline);
  }
}
function sayText({ text, attributes }, say, writer) {
  const shown = attributes.space === "preserve" ? text : text.trim();
  for (const [index, part] of shown.replace(/[\r\n]+/g, " ").split("	").entries()) {
    if (index > 0) writer.tab();
    say(part);
  }
}
function turnField(type, fields) {
  if (type === "begin") fields.push({ code: "", showsResult: false });
  else if (type === "end") fields.pop();
  else {
    const field = fields.at(-1);
    if (field) field.showsResult = true;
  }
}
var isShown = (fields) => fields.every((it) => it.showsResult && !isPageNumber(it.code));
var isPageNumber = (code) => /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code);
var addressIn = (code) => /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1];
function fieldLink(fields) {
  const link = fields.map((it) => addressIn(it.code)).find((it) => it !== void 0);
  return link !== void 0 && isAddress(link) ? link : void 0;
}
var chosen = (element) => child(element, "Choice") ?? child(element, "Fallback") ?? { ...element, children: [] };
function readDrawing(drawing, inline) {
  const { story, writer, boxes } = inline;
  for (const element of drawing.children) {
    if (element.name === "txbxContent") boxes.push(element);
    else if (element.name === "textpath") writer.say(element.attributes.string ?? "", {}, inline.link);
    else if (element.name === "hlinkClick") {
      writer.say("", {}, withLink(inline, story.links.get(element.attributes.id ?? "")).link);
    } else if (element.name === "AlternateContent") readDrawing(chosen(element), inline);
    else readDrawing(element, inline);
  }
}

// packages/documents/src/docx/styles.ts
var ordinarySize = 10;
function readStyles(root, numbering) {
  const styles = new Map(children(root ?? void 0, "style").map((style) => [style.attributes.styleId ?? "", style]));
  const defaults = child(root ?? void 0, "docDefaults");
  const base = {
    ...ownParagraph(child(child(defaults, "pPrDefault"), "pPr")),
    look: ownLook(child(child(defaults, "rPrDefault"), "rPr"))
  };
  const usual = [...styles.values()].find((it) => it.attributes.type === "paragraph" && it.attributes.default === "1");
  const known2 = /* @__PURE__ */ new Map();
  const named = (id, depth = 0) => {
    const style = id === void 0 ? usual : styles.get(id);
    const ready = style && known2.get(style.attributes.styleId ?? "");
    if (ready) return ready;
    if (!style || depth > deepestStyle) return base;
    const parent = valOf(style, "basedOn");
    const inherited = parent === void 0 ? base : named(parent, depth + 1);
    const look = merged(inherited, styleLook(style));
    known2.set(style.attributes.styleId ?? "", look);
    return look;
  };
  const lists = readLists(numbering);
  return {
    paragraph(properties) {
      const own = ownParagraph(properties);
      const inherited = named(valOf(properties, "pStyle"));
      const list = listOf(properties, inherited.list);
      const item = list && lists.get(`${list.id} ${list.level}`);
      if (!list || !item) return merged(inherited, own);
      return { ...merged(merged(inherited, item), own), listLevel: list.level + 1 };
    },
    run(properties) {
      const style = valOf(properties, "rStyle");
      const inherited = style === void 0 ? {} : styleOnly(styles.get(style), styles);
      return { ...inherited, ...ownLook(properties) };
    }
  };
}
var deepestStyle = 20;
function styleLook(style) {
  const level = headingOf(style);
  return {
    ...ownParagraph(child(style, "pPr")),
    look: ownLook(child(style, "rPr")),
    ...level === void 0 ? {} : { headingLevel: level }
  };
}
function styleOnly(style, styles, depth = 0) {
  if (!style || depth > deepestStyle) return {};
  const parent = valOf(style, "basedOn");
  return {
    ...parent === void 0 ? {} : styleOnly(styles.get(parent), styles, depth + 1),
    ...ownLook(child(style, "rPr"))
  };
}
function headingOf(style) {
  const named = /^heading\s*([1-9])$/i.exec(valOf(style, "name") ?? "")?.[1];
  return named === void 0 ? outlineLevel(child(style, "pPr")) : Number(named);
}
function outlineLevel(properties) {
  const level = Number(valOf(properties, "outlineLvl") ?? Number.NaN);
  return level >= 0 && level < 9 ? level + 1 : void 0;
}
var merged = (a, b) => ({
  ...a,
  ...b,
  look: { ...a.look, ...b.look }
});
function ownParagraph(properties) {
  const indent = child(properties, "ind")?.attributes;
  const spacing = child(properties, "spacing")?.attributes;
  const level = outlineLevel(properties);
  const list = listOf(properties, void 0);
  return {
    ...level === void 0 ? {} : { headingLevel: level },
    ...list ? { list } : {},
    ...indent?.left === void 0 && indent?.start === void 0 ? {} : { indent: points(indent.left ?? indent.start) },
    ...spacing?.before === void 0 ? {} : { before: points(spacing.before) },
    ...spacing?.after === void 0 ? {} : { after: points(spacing.after) },
    ...isPainted(child(properties, "shd")) ? { shaded: true } : {}
  };
}
function listOf(properties, inherited) {
  const numbered = child(properties, "numPr");
  const id = valOf(numbered, "numId") ?? inherited?.id;
  if (id === void 0) return void 0;
  return { id, level: Number(valOf(numbered, "ilvl") ?? inherited?.level ?? 0) };
}
function ownLook(properties) {
  const bold2 = isOn(properties, "b");
  const italic2 = isOn(properties, "i");
  const hidden = isOn(properties, "vanish");
  const size = Number(valOf(properties, "sz")) / 2;
  const colour = valOf(properties, "color");
  const shaded = isPainted(child(properties, "shd")) || child(properties, "highlight") !== void 0;
  return {
    ...bold2 === void 0 ? {} : { bold: bold2 },
    ...italic2 === void 0 ? {} : { italic: italic2 },
    ...hidden === void 0 ? {} : { hidden },
    ...size > 0 ? { size } : {},
    ...colour === void 0 ? {} : { colour },
    ...shaded ? { shaded } : {}
  };
}
var isPainted = (shading) => shading !== void 0 && !/^(?:auto|ffffff)$/i.test(shading.attributes.fill ?? "auto");
function readLists(root) {
  const kinds = new Map(children(root ?? void 0, "abstractNum").map((it) => [it.attributes.abstractNumId ?? "", it]));
  const lists = /* @__PURE__ */ new Map();
  for (const list of children(root ?? void 0, "num")) {
    for (const level of children(kinds.get(valOf(list, "abstractNumId") ?? ""), "lvl")) {
      if (valOf(level, "numFmt") === "none") continue;
      lists.set(`${list.attributes.numId} ${level.attributes.ilvl ?? 0}`, ownParagraph(child(level, "pPr")));
    }
  }
  return lists;
}

// packages/documents/src/docx/blocks.ts
function readBlocks(parent, story) {
  return parent.children.flatMap((element) => {
    switch (element.name) {
      case "p":
        return [withBoxes(element, story)];
      case "tbl":
        return [readTable(element, story)];
      case "altChunk":
        story.seen.foreign = true;
        return [];
      case "del":
      case "moveFrom":
        story.seen.changes = true;
        return [];
      case "AlternateContent":
        return readBlocks(chosen(element), story);
      case "sectPr":
      case "tblPr":
      case "tcPr":
      case "sdtPr":
        return [];
      default:
        return readBlocks(element, story);
    }
  });
}
function withBoxes(element, story) {
  const { boxes, ...paragraph } = readParagraph(element, story);
  const inBox = { ...story, shaded: true, fields: [] };
  return { ...paragraph, boxes: boxes.map((box) => readBlocks(box, inBox)) };
}
function readTable(table, story) {
  const grid = children(child(table, "tblGrid"), "gridCol").map((it) => points(it.attributes.w));
  const styled = valOf(child(table, "tblPr"), "tblStyle") !== void 0;
  const shaded = story.shaded || styled || isPainted(child(child(table, "tblPr"), "shd"));
  const margins = child(child(table, "tblPr"), "tblCellMar");
  return { type: "table", rows: rowsIn(table).map((row) => readRow(row, grid, margins, { ...story, shaded })) };
}
var rowsIn = (element) => inside(element, "tr", "tc");
function inside(element, name, border) {
  return element.children.flatMap((it) => {
    if (it.name === name) return [it];
    return it.name === border || it.name === "del" ? [] : inside(it, name, border);
  });
}
function readRow(row, grid, inherited, story) {
  const cells = [];
  let column = Number(valOf(child(row, "trPr"), "gridBefore") ?? 0);
  for (const cell of inside(row, "tc", "tbl")) {
    const properties = child(cell, "tcPr");
    const span = Math.max(1, Number(valOf(properties, "gridSpan") ?? 1));
    const x = grid.slice(0, column).reduce((sum, width) => sum + width, 0);
    const shaded = story.shaded || isPainted(child(properties, "shd"));
    const below = points(child(child(properties, "tcMar") ?? inherited, "bottom")?.attributes.w);
    cells.push({ x, below, blocks: readBlocks(cell, { ...story, shaded }) });
    column += span;
  }
  return cells;
}

// packages/documents/src/zip/archive.ts
var endMark = 101010256;
var entryMark = 33639248;
var partMark = 67324752;
var endLength = 22;
var longestComment = 65535;
function openArchive(bytes, limits2) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(directoryOf(bytes, view, limits2).map((entry) => [entry.name, entry]));
  let inflated = 0;
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const room = Math.min(limits2.partBytes, limits2.inflatedBytes - inflated);
      const part = await inflate(packedBytes(bytes, view, entry), entry, room);
      inflated += part.length;
      return part;
    }
  };
}
function directoryOf(bytes, view, limits2) {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits2.zipEntries) throw new Refusal("too-large-inside");
  const entries = [];
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) throw new Refusal("damaged");
    const nameLength = view.getUint16(at + 28, true);
    const entry = entryAt(view, at, bytes.subarray(at + 46, at + 46 + nameLength));
    total += entry.size;
    if (total > limits2.inflatedBytes || isBomb(entry, limits2)) throw new Refusal("too-large-inside");
    entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
function findEnd(view) {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new Refusal("damaged");
}
var entryAt = (view, at, name) => ({
  name: new TextDecoder().decode(name).replaceAll("\\", "/").replace(/^\/+/, ""),
  encrypted: (view.getUint16(at + 8, true) & 1) === 1,
  method: view.getUint16(at + 10, true),
  packed: view.getUint32(at + 20, true),
  size: view.getUint32(at + 24, true),
  offset: view.getUint32(at + 42, true)
});
var isBomb = ({ size, packed }, { ratio }) => size > 1024 * 1024 && size > ratio * Math.max(packed, 1);
function packedBytes(bytes, view, entry) {
  const at = entry.offset;
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== partMark) throw new Refusal("damaged");
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + entry.packed > view.byteLength) throw new Refusal("damaged");
  return bytes.subarray(start, start + entry.packed);
}
async function inflate(packed, { method, encrypted, size }, room) {
  if (encrypted) throw new Refusal("password");
  if (size > room || packed.length > room) throw new Refusal("too-large-inside");
  if (method === 0) return packed;
  if (method !== 8) throw new Refusal("damaged");
  return await readAll(packed, room);
}
async function readAll(packed, room) {
  const reader = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks = [];
  let length = 0;
  for (; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal("damaged");
    });
    if (done) return joined(chunks, length);
    length += value.length;
    if (length > room) {
      await reader.cancel();
      throw new Refusal("too-large-inside");
    }
    chunks.push(value);
  }
}
function joined(chunks, length) {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

// packages/documents/src/docx/package.ts
async function openWordPackage(bytes, limits2) {
  const archive = openArchive(bytes, limits2);
  const read = async (name) => {
    const part = await archive.read(name);
    return part && parseXml(part, limits2);
  };
  await refuseOthers(archive);
  const main = await mainPart(archive, read) ?? "word/document.xml";
  const document = await read(main);
  if (!document) throw new Refusal(archive.has("[Content_Types].xml") ? "other-document" : "not-a-resume-file");
  const relations = await relationsOf(main, read);
  const target = (relation) => relation ? read(resolve(main, relation.target)) : null;
  return {
    document,
    links: linksOf(relations),
    part: async (kind) => await target(relations.find((it) => it.kind === kind && !it.external)),
    async related(id) {
      const relation = relations.find((it) => it.id === id && !it.external);
      const root = await target(relation);
      if (!relation || !root) return null;
      return { root, links: linksOf(await relationsOf(resolve(main, relation.target), read)) };
    }
  };
}
async function refuseOthers(archive) {
  const names = archive.names();
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) throw new Refusal("macro");
  if (names.some((name) => /^(?:xl|ppt|Index|META-INF)\/|\.iwa$|^mimetype$/.test(name)))
    throw new Refusal("other-document");
  const types = await archive.read("[Content_Types].xml");
  if (types && /macroEnabled/i.test(new TextDecoder().decode(types))) throw new Refusal("macro");
}
async function mainPart(archive, read) {
  const relation = (await relationsOf("", read)).find((it) => it.kind === "officeDocument" && !it.external);
  const name = relation && resolve("", relation.target);
  return name !== void 0 && archive.has(name) ? name : void 0;
}
async function relationsOf(part, read) {
  const root = await read(part.replace(/[^/]*$/, (name) => `_rels/${name}.rels`));
  return children(root ?? void 0, "Relationship").map(({ attributes }) => ({
    id: attributes.Id ?? "",
    kind: attributes.Type?.split("/").at(-1) ?? "",
    target: attributes.Target ?? "",
    external: attributes.TargetMode === "External"
  }));
}
var linksOf = (relations) => new Map(relations.filter((it) => it.external && it.kind === "hyperlink").map((it) => [it.id, it.target]));
function resolve(part, target) {
  if (target.startsWith("/")) return target.slice(1);
  const path = part.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  }
  return path.join("/");
}

// packages/domain/src/reading/dates.ts
var months = {
  jan: 1,
  january: 1,
  janvier: 1,
  januar: 1,
  feb: 2,
  february: 2,
  februar: 2,
  mar: 3,
  march: 3,
  m\u00E4rz: 3,
  apr: 4,
  april: 4,
  may: 5,
  mai: 5,
  jun: 6,
  june: 6,
  juni: 6,
  jul: 7,
  july: 7,
  juli: 7,
  aug: 8,
  august: 8,
  sep: 9,
  sept: 9,
  september: 9,
  oct: 10,
  october: 10,
  okt: 10,
  oktober: 10,
  nov: 11,
  november: 11,
  dec: 12,
  december: 12,
  dez: 12,
  dezember: 12
};
var seasons = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
var quarters = { q1: 1, q2: 4, q3: 7, q4: 10 };
var byLength = (words) => words.sort((a, b) => b.length - a.length).join("|");
var monthWord = `(?:${byLength(Object.keys(months))})\\.?`;
var seasonWord = `(?:${byLength(Object.keys(seasons))})`;
var year = `(?:19[4-9]\\d|20[0-4]\\d)`;
var shortYear = `['\u2019\u2018](?:\\d{2})`;
var openEnd = `(?:present|current(?:ly)?|now|today|ongoing|to\\s+date|till\\s+date|heute|date)`;
var point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${monthWord}\\s*,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:${year}|${shortYear})`,
  `${year}[-/.](?:0[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\\d|3[01])`,
  `${year}[-/.](?:0?[1-9]|1[0-2])(?!\\d)`,
  `(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.]${year}`,
  `(?:0?[1-9]|1[0-2])\\s*[-/.]\\s*${year}`,
  `${seasonWord}\\s*,?\\s*(?:of\\s+)?${year}`,
  `q[1-4]\\s*[-/]?\\s*${year}`,
  year
].join("|");
var dash = `\\s*(?:[-\u2013\u2014\u2212\u2012\u2015~\u2192]+|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bbis\\b)\\s*`;
var edge = `(?<![\\p{L}\\d$\u20AC\xA3.,/-])`;
var endEdge = `(?![\\p{L}\\d%]|[.,]\\d)`;
var rangePattern = new RegExp(
  `${edge}(?:(?:from|since)\\s+)?(${point}|${monthWord}|${seasonWord})${dash}(${point}|${openEnd}|'\\d{2}|\\d{2})${endEdge}`,
  "giu"
);
var openPattern = new RegExp(
  `${edge}(?:(since|from)\\s+(${point})${endEdge}|(${point})\\s*(?:[-\u2013\u2014\u2212]+)\\s*(?=$|[|,;)\\]]|\\s{2,}))`,
  "giu"
);
var pointPattern = new RegExp(`${edge}(${point})${endEdge}`, "giu");
function findPeriods(text) {
  if (!/\d{2}/.test(text)) return [];
  const found = [];
  const free = (from, to) => found.every((it) => to <= it.from || from >= it.to);
  for (const match of text.matchAll(rangePattern)) add(found, free, match, rangeOf(match[1] ?? "", match[2] ?? ""));
  for (const match of text.matchAll(openPattern)) add(found, free, match, openRange(match[2] ?? match[3] ?? ""));
  for (const match of text.matchAll(pointPattern)) add(found, free, match, single(match[1] ?? ""));
  return found.sort((a, b) => a.from - b.from);
}
function add(found, free, match, said) {
  const to = match.index + match[0].trimEnd().length;
  if (said && free(match.index, to)) found.push({ from: match.index, to, ...said });
}
function rangeOf(first, second) {
  const end = new RegExp(`^${openEnd}$`, "iu").test(second) ? "present" : dateOf(withCentury(second, first));
  const start = dateOf(/\d/.test(first) ? first : `${first} ${String(end).slice(0, 4)}`);
  if (!start || !end) return null;
  if (end !== "present" && end.slice(0, 4) < start.slice(0, 4)) return null;
  return { start, end, isRange: true };
}
function withCentury(second, first) {
  const digits = /^['’‘]?(\d{2})$/.exec(second)?.[1];
  const century = /(?:19|20)(?=\d{2}\b)/.exec(first)?.[0];
  return digits && century ? `${century}${digits}` : second;
}
function openRange(first) {
  const start = dateOf(first);
  return start ? { start, end: "present", isRange: true } : null;
}
function single(text) {
  const end = dateOf(text);
  return end ? { start: void 0, end, isRange: false } : null;
}
function dateOf(text) {
  const words = text.toLowerCase().replace(/[.,]/g, " ").replace(/[’‘]/g, "'");
  const found = /(19[4-9]\d|20[0-4]\d)/.exec(words)?.[1] ?? fullYear(/'(\d{2})/.exec(words)?.[1]);
  if (!found) return null;
  const month = monthIn(words, found);
  return month === null ? found : `${found}-${String(month).padStart(2, "0")}`;
}
var fullYear = (digits) => digits && (Number(digits) > 45 ? `19${digits}` : `20${digits}`);
function monthIn(words, foundYear) {
  for (const word of words.match(/[\p{L}]+\d?/gu) ?? []) {
    const month2 = months[word] ?? seasons[word] ?? quarters[word];
    if (month2) return month2;
  }
  const numbers = words.replace(foundYear, " ").match(/\d{1,2}/g)?.map(Number) ?? [];
  const month = words.trimStart().startsWith(foundYear) ? numbers[0] : numbers.at(-1);
  return month !== void 0 && month >= 1 && month <= 12 ? month : null;
}

// packages/domain/src/reading/headings.ts
var cores = [
  [
    "summary",
    [
      "summary",
      "profile",
      "about",
      "about me",
      "objective",
      "career objective",
      "professional objective",
      "overview",
      "introduction",
      "personal statement",
      "statement",
      "who i am",
      "bio",
      "biography",
      "in brief",
      "at a glance",
      "highlights of qualifications",
      "summary of qualifications",
      "career summary",
      "executive summary",
      "executive profile"
    ]
  ],
  [
    "work",
    [
      "experience",
      "work experience",
      "employment",
      "employment history",
      "work history",
      "career history",
      "professional experience",
      "professional background",
      "career",
      "positions",
      "positions held",
      "work",
      "appointments",
      "jobs",
      "relevant experience",
      "industry experience",
      "clinical experience",
      "teaching experience",
      "research experience",
      "legal experience",
      "military experience",
      "military service",
      "internships",
      "internship",
      "experience and employment",
      "selected experience",
      "previous employment",
      "academic appointments",
      "freelance work",
      "engagements",
      "where i have worked"
    ]
  ],
  [
    "education",
    [
      "education",
      "academic background",
      "academic history",
      "academic qualifications",
      "qualifications",
      "studies",
      "education and training",
      "training and education",
      "academic training",
      "schooling",
      "degrees",
      "education and qualifications",
      "educational background",
      "academics",
      "apprenticeship",
      "vocational training"
    ]
  ],
  [
    "skills",
    [
      "skills",
      "technical skills",
      "core skills",
      "key skills",
      "core competencies",
      "competencies",
      "competences",
      "areas of expertise",
      "expertise",
      "technologies",
      "tech stack",
      "tools",
      "toolbox",
      "technical proficiencies",
      "proficiencies",
      "capabilities",
      "strengths",
      "skill set",
      "skills and tools",
      "tools and technologies",
      "skills and abilities",
      "computer skills",
      "it skills",
      "software",
      "technical expertise",
      "specialties",
      "specialities",
      "skills summary",
      "abilities",
      "what i do",
      "tools and methods",
      "methods"
    ]
  ],
  ["languages", ["languages", "language skills", "language", "foreign languages", "spoken languages"]],
  [
    "certificates",
    [
      "certificates",
      "certifications",
      "licenses",
      "licences",
      "licensure",
      "licenses and certifications",
      "licences and certificates",
      "certifications and licenses",
      "certificates and licenses",
      "credentials",
      "accreditations",
      "professional certifications",
      "professional qualifications",
      "training",
      "courses",
      "professional development",
      "continuing education",
      "bar admissions",
      "admissions",
      "registration",
      "registrations",
      "tickets and licences",
      "training and certifications",
      "cards and tickets"
    ]
  ],
  [
    "projects",
    [
      "projects",
      "selected projects",
      "personal projects",
      "side projects",
      "key projects",
      "portfolio",
      "open source",
      "case studies",
      "selected work",
      "project experience",
      "notable projects",
      "representative matters",
      "exhibitions",
      "grants"
    ]
  ],
  [
    "volunteer",
    [
      "volunteer",
      "volunteering",
      "volunteer work",
      "volunteer experience",
      "community",
      "community service",
      "community involvement",
      "civic engagement",
      "service",
      "volunteering and community",
      "pro bono",
      "extracurricular activities",
      "extracurriculars",
      "activities",
      "leadership and activities"
    ]
  ],
  [
    "awards",
    [
      "awards",
      "honors",
      "honours",
      "awards and honors",
      "honors and awards",
      "honours and awards",
      "achievements",
      "prizes",
      "recognition",
      "scholarships",
      "distinctions",
      "accomplishments",
      "key achievements"
    ]
  ],
  [
    "publications",
    [
      "publications",
      "papers",
      "selected publications",
      "articles",
      "writing",
      "talks",
      "presentations",
      "conference talks",
      "publications and talks",
      "patents",
      "books",
      "speaking"
    ]
  ],
  [
    "interests",
    [
      "interests",
      "hobbies",
      "hobbies and interests",
      "interests and hobbies",
      "personal interests",
      "outside work",
      "personal"
    ]
  ],
  ["references", ["references", "referees", "recommendations", "testimonials"]],
  [
    "other",
    [
      "memberships",
      "professional memberships",
      "affiliations",
      "professional affiliations",
      "associations",
      "additional information",
      "other",
      "miscellaneous",
      "further information",
      "personal details",
      "personal information",
      "background",
      "contact",
      "contact information",
      "contact details",
      "details",
      "additional",
      "profiles",
      "links",
      "publications and awards",
      "availability",
      "work authorization",
      "security clearance",
      "declaration"
    ]
  ]
];
var known = new Map(cores.flatMap(([kind, words]) => words.map((word) => [word, kind])));
var qualifiers = /* @__PURE__ */ new Set([
  "my",
  "professional",
  "relevant",
  "other",
  "additional",
  "key",
  "core",
  "selected",
  "recent",
  "main",
  "general",
  "personal",
  "academic",
  "technical",
  "clinical",
  "further",
  "current",
  "previous",
  "past",
  "early",
  "related",
  "special",
  "specialist",
  "practical",
  "legal",
  "culinary",
  "creative",
  "digital",
  "leadership",
  "and",
  "the",
  "of",
  "history",
  "background",
  "section",
  "details",
  "list",
  "career",
  "work"
]);
function titleWords(text) {
  const spaced = new RegExp("^(?:\\p{L}\\s){3,}\\p{L}$", "u").test(text.trim()) ? text.replace(/\s/g, "") : text;
  return spaced.normalize("NFKC").toLowerCase().replace(/[’']/g, "").replace(/&|\+|\//g, " and ").replace(/^\W*\d{1,2}[.)]\s*/u, "").replace(/[^\p{L}\s]+/gu, " ").replace(/\s+/g, " ").trim();
}
function sectionKindOf(text) {
  if (text.length > 48 || /[.;,]\s*\S|\d{3}|[.;,!?]$/.test(text) || new RegExp("^\\p{Ll}", "u").test(text.trim())) return null;
  const words = titleWords(text);
  if (words === "") return null;
  return known.get(words) ?? compositeKind(words) ?? qualifiedKind(words);
}
function compositeKind(words) {
  const parts2 = words.split(" and ");
  const kinds = parts2.map((part) => known.get(part) ?? qualifiedKind(part));
  return parts2.length > 1 && kinds.every((kind) => kind !== null) ? kinds[0] ?? null : null;
}
function qualifiedKind(words) {
  const all = words.split(" ");
  const left = all.filter((word) => !qualifiers.has(word));
  const kind = left.length > 0 && left.length < all.length ? known.get(left.join(" ")) : void 0;
  const first = known.get(all[0] ?? "");
  return kind ?? (all.at(-1) === "experience" && all.length <= 4 ? first ?? "work" : null);
}

// packages/documents/src/docx/tables.ts
function columnsOf(rows) {
  const stretches2 = [];
  for (const row of rows.map((it) => it.filter((cell) => linesIn(cell.blocks).length > 0))) {
    const last = stretches2.at(-1)?.[0];
    if (row.length === 0) continue;
    if (last && isAlike(last, row)) stretches2.at(-1)?.push(row);
    else stretches2.push([row]);
  }
  return stretches2.map(bandOf);
}
var isAlike = (a, b) => a.length === b.length && a.every((cell, index) => cell.x === b[index]?.x);
function bandOf(rows) {
  const tall = rows.some((row) => row.filter((cell) => linesIn(cell.blocks).length >= 2).length >= 2);
  if (!tall || hasMargin(rows)) return { type: "rows", rows };
  const columns = (rows[0] ?? []).map((_, index) => rows.flatMap((row) => row[index]?.blocks ?? []));
  return { type: "columns", columns, isPage: columns.some((column) => linesIn(column).some(isTitle)) };
}
function hasMargin(rows) {
  return [0, -1].some((index) => {
    const cells = rows.flatMap((row) => row.at(index) ?? []);
    return cells.filter(isMarginal).length >= 0.6 * cells.length;
  });
}
function isMarginal({ blocks }) {
  const lines = linesIn(blocks);
  if (lines.some(isTitle)) return lines.length === 1;
  return lines.length <= 3 && lines.some(isDate);
}
var isDate = (line) => findPeriods(line).some(({ from, to }) => line.trim().length - (to - from) <= 20);
var isTitle = (line) => sectionKindOf(line) !== null;
function rowOf(row) {
  const parts2 = row.map(({ x, blocks }) => {
    const at = blocks.findIndex((block) => linesIn([block]).length > 0);
    const first = blocks[at];
    const paragraph = first?.type === "paragraph" ? first : null;
    return { x, paragraph, rest: paragraph ? blocks.slice(at + 1) : blocks.slice(Math.max(0, at)) };
  });
  const [lead, ...others] = parts2;
  const isTitled = lead?.paragraph && others.length > 0 && lead.rest.length === 0 && linesIn([lead.paragraph]).some(isTitle);
  const told = isTitled ? others : parts2;
  return {
    title: isTitled ? lead.paragraph : null,
    heads: told.flatMap(({ x, paragraph }) => paragraph ? [{ x, paragraph }] : []),
    rests: told.flatMap(({ x, rest }) => rest.length > 0 ? [{ x, blocks: rest }] : [])
  };
}
function linesIn(blocks) {
  return blocks.flatMap((block) => {
    if (block.type === "table") return block.rows.flatMap((row) => row.flatMap((cell) => linesIn(cell.blocks)));
    return block.lines.map((line) => line.map((cell) => cell.map((piece) => piece.text).join("")).join("	")).filter((line) => line.trim() !== "");
  });
}

// packages/documents/src/docx/place.ts
var lineHeight = 1.2;
var widestSpace = 60;
var characterWidth = 0.5;
var tabWidth = 36;
function createSheet() {
  const fragments = [];
  let y = 0;
  let space = 0;
  let part = 0;
  const placeBlocks = (blocks, x) => {
    for (const block of blocks) {
      if (block.type === "paragraph") placeParagraph(block, x);
      else placeTable(block.rows, x);
    }
  };
  const placeParagraph = (paragraph, x) => {
    y += Math.min(widestSpace, Math.max(space, paragraph.look.before ?? 0));
    space = paragraph.look.after ?? 0;
    for (const line of paragraph.lines) placeLine(line, paragraph, x);
  };
  const placeLine = (cells, paragraph, x) => {
    y += lineHeight * sizeOf(paragraph);
    fragments.push(...lineFragments(cells, paragraph, { x, y, region: `r${part}` }));
  };
  const placeTable = (rows, x) => {
    for (const band of columnsOf(rows)) {
      if (band.type === "columns") placeColumns(band.columns, band.isPage, x);
      else for (const row of band.rows) placeRow(row, x);
    }
  };
  const placeColumns = (columns, isPage, x) => {
    for (const column of columns) {
      if (isPage) startPart();
      placeBlocks(column, x);
    }
  };
  const placeRow = (row, x) => {
    const { title, heads, rests } = rowOf(row);
    if (title) placeBlocks([title], x);
    const top = y + Math.min(widestSpace, space);
    const baseline = top + lineHeight * Math.max(ordinarySize, ...heads.map((head) => sizeOf(head.paragraph)));
    let bottom = baseline;
    for (const head of heads) {
      y = baseline - lineHeight * sizeOf(head.paragraph);
      space = 0;
      placeParagraph({ ...head.paragraph, look: { ...head.paragraph.look, before: 0 } }, x + head.x);
      bottom = Math.max(bottom, y);
    }
    y = bottom;
    for (const rest of rests) placeBlocks(rest.blocks, x + rest.x);
    space = Math.max(space, ...row.map((cell) => cell.below));
  };
  const startPart = () => {
    part += 1;
  };
  return { place: (blocks, x = 0) => placeBlocks(blocks, x), startPart, fragments, height: () => y };
}
var sizeOf = ({ look }) => look.look.size ?? ordinarySize;
function lineFragments(cells, { look }, { x, y, region }) {
  const fragments = [];
  let at = x + Math.max(0, look.indent ?? 0);
  for (const [index, cell] of cells.entries()) {
    if (index > 0) at += tabWidth;
    for (const pieces of byVisibility(cell)) {
      const fragment = fragmentOf(pieces, { x: at, y, region });
      if (look.headingLevel !== void 0) fragment.headingLevel = look.headingLevel;
      else if (look.listLevel !== void 0) fragment.listLevel = look.listLevel;
      if (fragment.text !== "" || fragment.link !== void 0) fragments.push(fragment, ...moreLinks(pieces, fragment));
      at += fragment.width;
    }
  }
  return fragments;
}
function byVisibility(cell) {
  const groups = [];
  for (const piece of cell) {
    const last = groups.at(-1)?.at(-1);
    if (last && isHidden(last) === isHidden(piece)) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
var smallestSize = 2.5;
var isHidden = ({ look }) => look.hidden === true || (look.size ?? ordinarySize) < smallestSize || /^f[c-f]f[c-f]f[c-f]$/i.test(look.colour ?? "") && look.shaded !== true;
function fragmentOf(pieces, place) {
  const text = cleanText(pieces.map((piece) => piece.text).join("")).replaceAll("\n", " ");
  const size = mostOf(pieces, (piece) => piece.look.size ?? ordinarySize) ?? ordinarySize;
  const link = pieces.find((piece) => piece.link !== void 0)?.link;
  return {
    ...place,
    text: text.trim(),
    page: 1,
    width: text.trim().length * size * characterWidth,
    size,
    ...mostOf(pieces, (piece) => piece.look.bold ?? false) ? { bold: true } : {},
    ...mostOf(pieces, (piece) => piece.look.italic ?? false) ? { italic: true } : {},
    ...pieces.some(isHidden) ? { hidden: true } : {},
    ...link === void 0 ? {} : { link }
  };
}
function mostOf(pieces, value) {
  const counts = /* @__PURE__ */ new Map();
  for (const piece of pieces) counts.set(value(piece), (counts.get(value(piece)) ?? 0) + piece.text.trim().length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
function moreLinks(pieces, { link, ...fragment }) {
  const others = new Set(pieces.flatMap((piece) => piece.link && piece.link !== link ? [piece.link] : []));
  return [...others].map((other) => ({ ...fragment, text: "", width: 0, link: other }));
}

// packages/documents/src/docx/read-docx.ts
async function readDocx(bytes, limits2) {
  const word = await openWordPackage(bytes, limits2);
  const body = child(word.document, "body");
  if (!body) throw new Refusal("damaged");
  const styles = readStyles(await word.part("styles"), await word.part("numbering"));
  const seen = { pages: 1, changes: false, foreign: false };
  const story = { styles, links: word.links, shaded: false, fields: [], seen };
  const blocks = readBlocks(body, story);
  if (seen.pages > limits2.pages) throw new Refusal("too-many-pages");
  const around = await readMargins(word, body, story);
  const sheet = createSheet();
  placeAll(sheet, blocks, around);
  const text = sheet.fragments.map((it) => it.text).join(" ");
  if (text.length > limits2.characters) throw new Refusal("too-large-inside");
  if (!hasWords(text)) throw new Refusal("empty");
  return {
    source: { positioned: false, pages: [{ width: 612, height: sheet.height() }], fragments: sheet.fragments },
    notes: [
      ...seen.changes ? [notes.changes] : [],
      ...seen.foreign ? [notes.foreignPart] : [],
      ...sheet.fragments.some((it) => it.hidden) ? [notes.hidden] : []
    ]
  };
}
async function readMargins(word, body, story) {
  const sections = [
    ...body.children.flatMap((it) => child(child(it, "pPr"), "sectPr") ?? []),
    ...children(body, "sectPr")
  ];
  const references = (kind) => sections.flatMap((section) => children(section, kind)).filter(({ attributes }) => attributes.type !== "even").sort((a, b) => Number(b.attributes.type === "first") - Number(a.attributes.type === "first")).map(({ attributes }) => attributes.id ?? "");
  const read = async (ids) => {
    const parts2 = await Promise.all([...new Set(ids)].map((id) => word.related(id)));
    return withoutRepeats(
      parts2.map((part) => part ? readBlocks(part.root, { ...story, links: part.links, fields: [] }) : [])
    );
  };
  const remarks = await Promise.all([word.part("footnotes"), word.part("endnotes")]);
  return {
    headers: await read(references("headerReference")),
    footers: [
      ...await read(references("footerReference")),
      ...remarks.flatMap((part) => part ? readBlocks(part, { ...story, fields: [] }) : [])
    ]
  };
}
function withoutRepeats(parts2) {
  const known2 = /* @__PURE__ */ new Set();
  return parts2.flatMap((blocks) => {
    const text = linesIn(blocks).join("\n");
    if (known2.has(text)) return [];
    known2.add(text);
    return blocks;
  });
}
function placeAll(sheet, body, { headers, footers }) {
  const boxes = boxesIn(body);
  const length = (blocks) => linesIn(blocks).join("").length;
  const madeOfBoxes = boxes.reduce((sum, box) => sum + length(box), 0) > 2 * length(body);
  const staysInPlace = (box) => madeOfBoxes || linesIn(box).length <= 1;
  sheet.place(headers);
  sheet.place(body.flatMap((block) => withBoxes2(block, staysInPlace)));
  for (const part of [...boxesIn(headers), ...boxes.filter((box) => !staysInPlace(box)), footers]) {
    sheet.startPart();
    sheet.place(part);
  }
}
function withBoxes2(block, staysInPlace) {
  if (block.type === "table") {
    const inCell = (blocks) => blocks.flatMap((it) => withBoxes2(it, staysInPlace));
    const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: inCell(cell.blocks) })));
    return [{ ...block, rows }];
  }
  const kept = block.boxes.filter(staysInPlace).flatMap((box) => box.flatMap((it) => withBoxes2(it, staysInPlace)));
  return [...kept, block];
}
function boxesIn(blocks) {
  return blocks.flatMap((block) => {
    if (block.type === "table") return block.rows.flatMap((row) => row.flatMap((cell) => boxesIn(cell.blocks)));
    return block.boxes.flatMap((box) => [box, ...boxesIn(box)]);
  });
}

// packages/documents/src/limits.ts
var limits = {
  bytes: 10 * 1024 * 1024,
  pages: 50,
  characters: 1e6,
  zipEntries: 4e3,
  inflatedBytes: 200 * 1024 * 1024,
  partBytes: 16 * 1024 * 1024,
  ratio: 250,
  xmlElements: 6e5,
  xmlDepth: 256
};

// packages/documents/src/pdf/library.ts
import { getResolvedPDFJS } from "unpdf";
async function loadLibrary() {
  mendBuffers();
  return await getResolvedPDFJS();
}
function mendBuffers() {
  if ("transferToFixedLength" in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    configurable: true,
    value(length) {
      return this.slice(0, length);
    }
  });
}
function unseenFonts() {
  const face = Reflect.get(globalThis, "FontFace");
  if (face !== void 0 && face !== ReadyFace) return { disableFontFace: true };
  Object.assign(globalThis, { FontFace: ReadyFace });
  return { disableFontFace: false, ownerDocument: { fonts: /* @__PURE__ */ new Set() } };
}
var ReadyFace = class {
  loaded = Promise.resolve();
};

// packages/documents/src/pdf/accents.ts
var marks = /* @__PURE__ */ new Map([
  ["\xA8", "\u0308"],
  ["\xB4", "\u0301"],
  ["`", "\u0300"],
  ["\u02C6", "\u0302"],
  ["\u02DC", "\u0303"],
  ["\xAF", "\u0304"],
  ["\u02D8", "\u0306"],
  ["\u02D9", "\u0307"],
  ["\u02DA", "\u030A"],
  ["\u02DD", "\u030B"],
  ["\u02C7", "\u030C"],
  ["\xB8", "\u0327"],
  ["\u02DB", "\u0328"]
]);
function withAccents(places, glyphOf) {
  const kept = [...places];
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const accent = kept[at];
    const mark = accent && marks.get(glyphOf(accent).text);
    if (!accent || !mark) continue;
    const letter = [kept[at + 1], kept[at - 1]].find((it) => it && isOver(glyphOf(accent), glyphOf(it)));
    if (!letter) continue;
    glyphOf(letter).text += mark;
    kept.splice(at, 1);
  }
  return kept;
}
function isOver(accent, { text, from, to }) {
  const middle2 = (accent.from + accent.to) / 2;
  return new RegExp("^\\p{L}$", "u").test(text) && middle2 > from && middle2 < to;
}

// packages/documents/src/pdf/direction.ts
var rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
var leftToRight = /[\p{L}\p{N}]/u;
function readingOrder(seen) {
  if (!rightToLeft.test(seen)) return seen;
  const parts2 = stretches(seen);
  return (runsLeft(parts2) ? parts2.reverse() : parts2).map(({ text, turned }) => turned ? mirrored(text) : text).join("");
}
function runsLeft(parts2) {
  const letters = (turned) => parts2.reduce((sum, it) => sum + (it.turned === turned ? it.text.match(new RegExp("\\p{L}", "gu"))?.length ?? 0 : 0), 0);
  return letters(true) >= letters(false);
}
function stretches(seen) {
  const found = [];
  let neutral = "";
  for (const character of graphemes(seen)) {
    const turned = rightToLeft.test(character);
    if (!turned && !leftToRight.test(character)) {
      neutral += character;
      continue;
    }
    const last = found.at(-1);
    if (last && last.turned === turned) last.text += neutral + character;
    else {
      if (neutral !== "") found.push({ text: neutral, turned: true });
      found.push({ text: character, turned });
    }
    neutral = "";
  }
  if (neutral !== "") found.push({ text: neutral, turned: true });
  return found;
}
var graphemes = (text) => text.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+", "gu")) ?? [];
var pairs = { "(": ")", ")": "(", "[": "]", "]": "[", "\xAB": "\xBB", "\xBB": "\xAB" };
var mirrored = (text) => graphemes(text).reverse().map((character) => pairs[character] ?? character).join("");

// packages/documents/src/pdf/runs.ts
function runsOf(glyphs) {
  const runs = [];
  let run = null;
  let spaced = false;
  for (const glyph of glyphs) {
    const text = wordsOf(glyph);
    if (text === "") {
      spaced ||= /\s/.test(glyph.text);
      continue;
    }
    const letter = Object.assign(glyph, { text, spaced });
    if (run && follows(run, letter)) extend(run, letter);
    else {
      run = newRun(letter);
      runs.push(run);
    }
    spaced = false;
  }
  return runs;
}
var cleaned = /* @__PURE__ */ new Map();
function wordsOf({ text, ink }) {
  if (ink.icons) return symbolOf(text).trim();
  const known2 = cleaned.get(text);
  if (known2 !== void 0) return known2;
  const clean = cleanText(text).trim();
  if (cleaned.size < 1e4) cleaned.set(text, clean);
  return clean;
}
var newRun = (letter) => ({
  letters: [letter],
  angle: letter.angle,
  y: letter.y,
  size: letter.size,
  from: letter.from,
  to: letter.to,
  tracking: 0,
  spelled: false
});
function follows(run, letter) {
  if (run.angle !== letter.angle) return false;
  const em = Math.max(run.size, letter.size);
  const gap = letter.from - run.to;
  if (gap < -0.4 * em || gap > 0.7 * em) return false;
  const raised = Math.abs(letter.y - run.y);
  return raised <= 0.12 * em || isScript(run, letter) && raised <= 0.6 * em && gap < 0.3 * em;
}
var isScript = (run, letter) => letter.size < 0.85 * run.size || run.letters.at(-1)?.size !== run.size || run.size < 0.85 * letter.size;
function extend(run, letter) {
  run.letters.push(letter);
  run.to = Math.max(run.to, letter.to);
  if (letter.size <= run.size) return;
  run.size = letter.size;
  run.y = letter.y;
}
function measure(line) {
  let group = [];
  for (const run of line) {
    const last = group.at(-1);
    if (last && (run.from - last.to > 2 * run.size || Math.abs(run.size - last.size) > 0.1)) {
      measureGroup(group);
      group = [];
    }
    group.push(run);
  }
  measureGroup(group);
}
function measureGroup(runs) {
  const letters = runs.flatMap((run) => run.letters);
  if (letters.length < 4) return;
  const tight = [];
  const blank = [];
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    if (!before || !isLetter(before) || !isLetter(letter)) continue;
    const gaps = letter.spaced ? blank : tight;
    gaps.push(letter.from - before.to);
  }
  const spelled = blank.length >= 0.75 * (letters.length - 1) && isSingles(letters);
  const usual = middle(spelled ? [...tight, ...blank] : tight);
  const tracking = spelled || tight.length >= 3 && usual > 0.06 * (runs[0]?.size ?? 0) ? usual : 0;
  for (const run of runs) Object.assign(run, { spelled, tracking });
}
var isLetter = ({ text }) => /[\p{L}\p{N}]/u.test(text);
var middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
var isSingles = (letters) => letters.every(({ text }) => /^[\p{L}&/.-]$/u.test(text));
var textOf = (run) => run.letters.map((letter) => letter.text).join("");

// packages/documents/src/pdf/fragments.ts
function fragmentsOf(runs, page2) {
  return linesOf(runs).flatMap((line) => cutAtGaps(line).map((piece) => fragmentOf2(piece, page2)));
}
function linesOf(runs) {
  const lines = [];
  for (const run of [...runs].sort((a, b) => a.angle - b.angle || a.y - b.y || a.from - b.from)) {
    const first = lines.at(-1)?.[0];
    if (first && isOnLine(first, run)) lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => {
    const kept = withoutDoubles(line.sort((a, b) => a.from - b.from));
    measure(kept);
    return kept;
  });
}
var isOnLine = (a, b) => a.angle === b.angle && Math.abs(a.y - b.y) <= 0.2 * Math.min(a.size, b.size);
function withoutDoubles(line) {
  const kept = [];
  for (const run of line) {
    const same = kept.find((it) => Math.abs(it.from - run.from) < 0.15 * run.size && textOf(it) === textOf(run));
    if (!same) kept.push(run);
    else for (const letter of same.letters) letter.ink = { ...letter.ink, bold: true };
  }
  return kept;
}
function cutAtGaps(line) {
  const places = line.flatMap((run) => run.letters.map((letter) => ({ letter, run })));
  const words = wordGap(places);
  const pieces = [];
  let previous = null;
  for (const place of places) {
    if (previous && !isApart(previous, place, words)) pieces.at(-1)?.push(place);
    else pieces.push([place]);
    previous = place;
  }
  return pieces;
}
var gapBetween = (before, after) => after.letter.from - before.letter.to;
var emOf = (before, after) => Math.min(before.letter.size, after.letter.size);
var trackingOf = (before, after) => Math.min(before.run.tracking, after.run.tracking);
var fewestGaps = 4;
function wordGap(places) {
  const gaps = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (before && isBlank(before, place)) gaps.push(gapBetween(before, place) / emOf(before, place));
  }
  return gaps.length < fewestGaps ? 0 : gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
}
function isBlank(before, after) {
  const em = emOf(before, after);
  const tracking = trackingOf(before, after);
  if (before.run.spelled && after.run.spelled) return gapBetween(before, after) > 1.6 * tracking;
  return gapBetween(before, after) > (after.letter.spaced ? 0.03 * em : tracking + 0.17 * em);
}
function isApart(before, after, words) {
  const [a, b] = [before.letter, after.letter];
  if (a.ink.hidden !== b.ink.hidden || a.ink.unpainted !== b.ink.unpainted) return true;
  const em = emOf(before, after);
  const gap = gapBetween(before, after);
  if (Math.max(a.size, b.size) > 1.5 * em && before.run !== after.run && gap > 0.2 * em) return true;
  const widest = b.spaced ? Math.min(1.8, Math.max(1, 2.2 * words)) : 1;
  return gap > widest * em + 2 * trackingOf(before, after);
}
function fragmentOf2(piece, page2) {
  const letters = piece.map((it) => it.letter);
  const size = mostCommon(letters.map((letter) => Math.round(letter.size * 10) / 10));
  const { ink } = letters[0] ?? { ink: null };
  return {
    text: textOfPiece(piece),
    page: page2,
    ...placeOf(letters, size),
    size,
    ...isMostly(letters, (letter) => letter.ink.bold) ? { bold: true } : {},
    ...isMostly(letters, (letter) => letter.ink.italic) ? { italic: true } : {},
    ...ink?.hidden || ink?.unpainted ? { hidden: true } : {}
  };
}
function textOfPiece(piece) {
  let text = "";
  let previous = null;
  for (const place of withAccents(piece, (it) => it.letter)) {
    if (previous && isBlank(previous, place)) text += " ";
    text += place.letter.text;
    previous = place;
  }
  return readingOrder(cleanText(text));
}
function placeOf(letters, size) {
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || !last) return { x: 0, y: 0, width: 0 };
  const y = letters.find((letter) => Math.abs(letter.size - size) < 0.1)?.y ?? first.y;
  if (first.angle === 0) return { x: first.from, y, width: last.to - first.from };
  const [cos, sin] = [Math.cos(first.angle * Math.PI / 180), Math.sin(first.angle * Math.PI / 180)];
  const xs = [first.from, last.to].map((along) => along * cos - y * sin);
  const ys = [first.from, last.to].map((along) => along * sin + y * cos);
  return {
    x: Math.min(...xs),
    y: Math.min(...ys) + size,
    width: Math.max(...xs) - Math.min(...xs) + Math.abs(sin) * size
  };
}
var isMostly = (letters, test) => letters.filter(test).length > letters.length / 2;
function mostCommon(sizes) {
  const counts = /* @__PURE__ */ new Map();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].reduce((top, it) => it[1] > top[1] ? it : top, [0, 0])[0];
}

// packages/documents/src/pdf/matrix.ts
var identity = [1, 0, 0, 1, 0, 0];
function times(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
var apply = ([a, b, c, d, e, f], x, y) => [
  a * x + c * y + e,
  b * x + d * y + f
];
function boxOf(matrix, [left, top, right, bottom]) {
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom)
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
var within = (x, y, [left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom;
var overlap = (a, b) => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3])
];
function asNumbers(value) {
  if (value instanceof Float32Array || value instanceof Float64Array) return Array.from(value);
  return Array.isArray(value) ? value.map(Number) : [];
}
function asMatrix(value) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = asNumbers(value);
  return [a, b, c, d, e, f];
}
function asBox(value) {
  const [left, top, right, bottom] = asNumbers(value);
  if (left === void 0 || top === void 0 || right === void 0 || bottom === void 0) return null;
  return [left, top, right, bottom];
}

// packages/documents/src/pdf/links.ts
function linksOf2(annotations, view) {
  return annotations.flatMap((annotation) => {
    if (typeof annotation !== "object" || annotation === null) return [];
    const url = Reflect.get(annotation, "url") ?? Reflect.get(annotation, "unsafeUrl");
    const [left, top, right, bottom] = asNumbers(Reflect.get(annotation, "rect"));
    if (typeof url !== "string" || !isAddress2(url) || bottom === void 0) return [];
    return [{ url, box: boxOf(view, [left ?? 0, top ?? 0, right ?? 0, bottom]) }];
  });
}
var isAddress2 = (url) => /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(url) && url.length < 2e3;
function withLinks(fragments, links) {
  const more = [];
  for (const { url, box } of links) {
    const fragment = fragments.find((it) => isOver2(box, it));
    if (!fragment) continue;
    if (fragment.link === void 0) fragment.link = url;
    else if (fragment.link !== url) more.push({ ...beside(fragment, box), link: url });
  }
  return [...fragments, ...more];
}
var beside = ({ page: page2, y, size }, [x]) => ({ text: "", page: page2, x, y, width: 0, size });
function isOver2([left, top, right, bottom], { x, y, width, size }) {
  const middle2 = y - 0.3 * size;
  const shared = Math.min(right, x + width) - Math.max(left, x);
  return middle2 > top && middle2 < bottom && shared > 0.4 * Math.min(width, right - left);
}

// packages/documents/src/pdf/fonts.ts
var bold = /bold|black|heavy|(?:semi|demi)(?![a-z]*(?:light|cond|exp))|(?:^|[-_ ])(?:bd|blk|[6-9]00)\b|^(?:cmbx|cmssbx|sfbx|ecbx|eurb)/i;
var notBold = /semi-?light|demi-?light/i;
var italic = /ital|obliq|kursiv|slanted|(?:^|[-_ ,])(?:it|bi)\b|^(?:cmti|cmsl|sfti|ecti)/i;
var icons = /awesome|icon|glyphs|webdings|wingdings|dingbats|material(?:design)?[-_ ]?(?:icons|symbols)|ionicons|feather|remix|linearicons|typicons|entypo|emoji-?icons/i;
function fontOf(value) {
  const font = typeof value === "object" && value !== null ? value : {};
  const name = withoutPrefix(textOf2(font, "name"));
  return {
    bold: bold.test(name) && !notBold.test(name) || flagOf(font, "bold") || flagOf(font, "black"),
    italic: italic.test(name) || flagOf(font, "italic"),
    icons: icons.test(name),
    vertical: flagOf(font, "vertical"),
    unit: unitOf(font)
  };
}
var withoutPrefix = (name) => name.replace(/^[A-Z]{6}\+/, "");
var textOf2 = (font, key) => {
  const value = Reflect.get(font, key);
  return typeof value === "string" ? value : "";
};
var flagOf = (font, key) => Reflect.get(font, key) === true;
function unitOf(font) {
  const matrix = Reflect.get(font, "fontMatrix");
  const unit = Array.isArray(matrix) ? Number(matrix[0]) : Number.NaN;
  return Number.isFinite(unit) && unit !== 0 ? unit : 1e-3;
}

// packages/documents/src/pdf/pen.ts
var newPen = (ctm, clip) => ({
  ctm,
  clip,
  fill: "#000000",
  alpha: 1,
  font: null,
  fontSize: 0,
  direction: 1,
  characterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  textMatrix: identity,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0
});
function startText(pen, matrix) {
  pen.textMatrix = matrix;
  pen.x = 0;
  pen.y = 0;
  pen.lineX = 0;
  pen.lineY = 0;
}
function moveLine(pen, x, y) {
  pen.lineX += x;
  pen.lineY += y;
  pen.x = pen.lineX;
  pen.y = pen.lineY;
}
function setFont(pen, font, size) {
  pen.font = font;
  pen.fontSize = Math.abs(size);
  pen.direction = size < 0 ? -1 : 1;
}
var isInvisible = ({ mode, alpha }) => mode === 3 || mode === 7 || alpha < 0.05;
var isOutlined = ({ mode }) => mode === 2 || mode === 6;

// packages/documents/src/pdf/glyphs.ts
var isShown2 = (item) => typeof item === "object" && item !== null && typeof Reflect.get(item, "unicode") === "string";
var smallestSize2 = 2.5;
function setGlyphs(pen, items, { glyphs, ground, box }) {
  const { font, fontSize, direction } = pen;
  if (!font || fontSize === 0) return;
  const line = lineOf(pen, font);
  if (!Number.isFinite(line.size) || line.size <= 0) return;
  let ink = null;
  let advance = 0;
  for (const item of items) {
    if (typeof item === "number") advance -= item * fontSize / 1e3;
    if (!isShown2(item)) continue;
    const width = font.vertical ? fontSize : item.width * font.unit * fontSize;
    const [x, y] = line.at(advance);
    const [endX, endY] = line.at(advance + width);
    if (Number.isFinite(x) && Number.isFinite(y)) {
      ink ??= inkOf(pen, font, line.size, ground.shows(pen.fill, x + 0.25 * line.size * line.cos, y - 0.3 * line.size));
      glyphs.push({
        text: item.unicode,
        from: x * line.cos + y * line.sin,
        to: endX * line.cos + endY * line.sin,
        y: y * line.cos - x * line.sin,
        size: line.size,
        angle: line.angle,
        ink: within(x, y - 0.2 * line.size, box) ? ink : { ...ink, hidden: true }
      });
    }
    advance += width + ((item.isSpace ? pen.wordSpacing : 0) + pen.characterSpacing) * direction;
  }
  if (font.vertical) pen.y -= advance;
  else pen.x += advance * pen.stretch * direction;
}
function lineOf(pen, font) {
  const matrix = times(pen.ctm, pen.textMatrix);
  const [a, b, c, d] = matrix;
  const along = pen.stretch * pen.direction;
  const turn = font.vertical ? Math.atan2(-d, -c) : Math.atan2(b * along, a * along);
  const [x, y] = [pen.x, pen.y + pen.rise];
  return {
    size: Math.hypot(c, d) * pen.fontSize,
    angle: Math.round(turn * 180 / Math.PI),
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    at: (advance) => font.vertical ? apply(matrix, x, y - advance) : apply(matrix, x + advance * along, y)
  };
}
var inkOf = (pen, font, size, shows) => ({
  bold: font.bold || isOutlined(pen),
  italic: font.italic || isSlanted(pen),
  icons: font.icons,
  hidden: size < smallestSize2 || !shows,
  unpainted: isInvisible(pen)
});
function isSlanted({ textMatrix: [a, b, c, d] }) {
  return a > 0 && b === 0 && c > 0.15 * d && c < 0.6 * d;
}

// packages/documents/src/pdf/paint.ts
var smallest = 4;
var mostPatches = 5e3;
var paper = "#ffffff";
function createGround() {
  const patches = [];
  return {
    paint(matrix, area, clip, colour) {
      const box = overlap(boxOf(matrix, area), clip);
      if (box[2] - box[0] < smallest || box[3] - box[1] < smallest || patches.length >= mostPatches) return;
      patches.push({ box, colour });
    },
    shows(colour, x, y) {
      if (colour === null) return true;
      const under = patches.findLast(({ box }) => within(x, y, box));
      if (under === void 0) return contrast(colour, paper) >= leastContrast;
      return under.colour === null || contrast(colour, under.colour) >= leastContrast;
    }
  };
}
var leastContrast = 1.12;
function contrast(a, b) {
  const [low = 0, high2 = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high2 + 0.05) / (low + 0.05);
}
function luminance(colour) {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [value >> 16, value >> 8 & 255, value & 255].map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function linear(channel) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
function isRectangle(path, [left, top, right, bottom]) {
  if (path.length > 16) return false;
  let corners = 0;
  for (let at = 0; at < path.length; ) {
    const step = path[at];
    if (step === 4) {
      at += 1;
      continue;
    }
    const [x = Number.NaN, y = Number.NaN] = [path[at + 1], path[at + 2]];
    if (step !== 0 && step !== 1 || !isEither(x, left, right) || !isEither(y, top, bottom)) return false;
    corners += 1;
    at += 3;
  }
  return corners >= 4;
}
var isEither = (value, a, b) => Math.abs(value - a) < 0.01 || Math.abs(value - b) < 0.01;

// packages/documents/src/pdf/program.ts
function glyphsOf(program, names) {
  const sheet = { box: [0, 0, program.width, program.height], ground: createGround(), glyphs: [] };
  const steps = new Map(
    Object.entries(stepsFor(program, names, sheet)).map(([name, step]) => [
      Reflect.get(names, name),
      step
    ])
  );
  const { fnArray, argsArray } = program.operators;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    steps.get(operator)?.(Array.isArray(args) ? args : []);
  }
  return sheet.glyphs;
}
var mostSaves = 500;
function stepsFor(program, names, sheet) {
  const { box: page2, ground } = sheet;
  const fonts = /* @__PURE__ */ new Map();
  const fills = /* @__PURE__ */ new Set([
    names.fill,
    names.eoFill,
    names.fillStroke,
    names.eoFillStroke,
    names.closeFillStroke,
    names.closeEOFillStroke
  ]);
  const saved = [];
  let pen = newPen(program.view, page2);
  let cutsNext = false;
  let isBare = false;
  const fontNamed = (name) => {
    const font = fonts.get(name) ?? fontOf(program.font(name));
    fonts.set(name, font);
    return font;
  };
  const save = () => {
    if (saved.length < mostSaves) saved.push({ ...pen });
  };
  const restore = () => {
    if (isBare) ground.paint(pen.ctm, [0, 0, 1, 1], pen.clip, null);
    isBare = false;
    pen = saved.pop() ?? pen;
  };
  const cutNext = () => {
    cutsNext = true;
  };
  const paintSomething = () => {
    isBare = false;
    ground.paint(identity, pen.clip, pen.clip, null);
  };
  return {
    save,
    restore,
    transform(args) {
      pen.ctm = times(pen.ctm, asMatrix(args));
      isBare = true;
    },
    paintFormXObjectBegin([matrix]) {
      save();
      pen.ctm = times(pen.ctm, asMatrix(matrix));
      isBare = false;
    },
    paintFormXObjectEnd: restore,
    beginGroup: save,
    endGroup: restore,
    beginAnnotation([, , place, matrix]) {
      save();
      pen = newPen(times(times(program.view, asMatrix(place)), asMatrix(matrix)), page2);
    },
    endAnnotation: restore,
    clip: cutNext,
    eoClip: cutNext,
    constructPath([operator, paths, extent]) {
      isBare = false;
      const area = asBox(extent);
      if (cutsNext && area) pen.clip = overlap(pen.clip, boxOf(pen.ctm, area));
      cutsNext = false;
      if (!area || !fills.has(operator) || pen.alpha < 0.5) return;
      const isExact = isRectangle(asNumbers(Array.isArray(paths) ? paths[0] : null), area);
      ground.paint(pen.ctm, area, pen.clip, isExact ? pen.fill : null);
    },
    shadingFill: paintSomething,
    paintImageXObject: paintSomething,
    paintInlineImageXObject: paintSomething,
    setFillRGBColor([colour]) {
      pen.fill = typeof colour === "string" ? colour : null;
    },
    setFillColorN() {
      pen.fill = null;
    },
    setGState([settings]) {
      for (const [key, value] of pairsIn(settings)) {
        if (key === "ca") pen.alpha = Number(value);
        if (key === "Font" && Array.isArray(value)) setFont(pen, fontNamed(String(value[0])), Number(value[1]));
      }
    },
    beginText: () => startText(pen, identity),
    setTextMatrix: (args) => startText(pen, asMatrix(args.length === 1 ? args[0] : args)),
    moveText: ([x, y]) => moveLine(pen, Number(x), Number(y)),
    setLeadingMoveText([x, y]) {
      pen.leading = Number(y);
      moveLine(pen, Number(x), Number(y));
    },
    nextLine: () => moveLine(pen, 0, pen.leading),
    setLeading([leading]) {
      pen.leading = -Number(leading);
    },
    setFont: ([name, size]) => setFont(pen, fontNamed(String(name)), Number(size)),
    setCharSpacing([spacing]) {
      pen.characterSpacing = Number(spacing);
    },
    setWordSpacing([spacing]) {
      pen.wordSpacing = Number(spacing);
    },
    setHScale([percent]) {
      pen.stretch = Number(percent) / 100;
    },
    setTextRise([rise]) {
      pen.rise = Number(rise);
    },
    setTextRenderingMode([mode]) {
      pen.mode = Number(mode);
    },
    showText([items]) {
      isBare = false;
      if (Array.isArray(items)) setGlyphs(pen, items, sheet);
    }
  };
}
var pairsIn = (settings) => Array.isArray(settings) ? settings.flatMap((it) => Array.isArray(it) ? [[it[0], it[1]]] : []) : [];

// packages/documents/src/pdf/page.ts
async function readPage(page2, number, library, hasPictures) {
  const operators = await page2.getOperatorList();
  const font = (name) => page2.commonObjs.has(name) ? page2.commonObjs.get(name) : null;
  const seenFrom = (rotation) => {
    const { width, height, transform } = page2.getViewport({ scale: 1, rotation });
    const view2 = asMatrix(transform);
    return { size: { width, height }, view: view2, glyphs: glyphsOf({ operators, view: view2, width, height, font }, library.OPS) };
  };
  const upright = seenFrom(page2.rotate);
  const turn = commonTurn(upright.glyphs);
  const { size, view, glyphs } = turn === 0 ? upright : seenFrom((page2.rotate + 360 - turn) % 360);
  const unknown = glyphs.filter(isUnknown).length;
  const isScan = isUnpainted(glyphs) && hasPictures();
  if (isScan) for (const glyph of glyphs) glyph.ink = { ...glyph.ink, hidden: false, unpainted: false };
  const fragments = withLinks(fragmentsOf(runsOf(glyphs), number), linksOf2(await annotationsOf(page2), view));
  return {
    size,
    fragments: fragments.map(rounded),
    glyphs: glyphs.length,
    unknown,
    isScan,
    isDrawn: operators.fnArray.length > drawnOperators
  };
}
var drawnOperators = 100;
function commonTurn(glyphs) {
  const counts = /* @__PURE__ */ new Map();
  for (const { angle } of glyphs) {
    const turn = (Math.round(angle / 90) * 90 % 360 + 360) % 360;
    counts.set(turn, (counts.get(turn) ?? 0) + 1);
  }
  return [...counts].reduce((top, it) => it[1] > top[1] ? it : top, [0, counts.get(0) ?? 0])[0];
}
var isUnknown = ({ text, ink }) => !ink.icons && new RegExp("\\p{Co}|\\ufffd|(?!\\s)\\p{Cc}", "u").test(text);
var isUnpainted = (glyphs) => glyphs.length > 0 && glyphs.filter((glyph) => glyph.ink.unpainted).length >= 0.9 * glyphs.length;
async function annotationsOf(page2) {
  const printed = await page2.getAnnotations({ intent: "print" }).catch(() => []);
  return printed.length > 0 ? printed : await page2.getAnnotations().catch(() => []);
}
var tenth = (value) => Math.round(value * 10) / 10;
var rounded = (it) => ({ ...it, x: tenth(it.x), y: tenth(it.y), width: tenth(it.width) });

// packages/documents/src/pdf/read-pdf.ts
async function readPdf(bytes, limits2) {
  const library = await loadLibrary();
  const hasPictures = () => new TextDecoder("latin1").decode(bytes).includes("/Image");
  const task = library.getDocument({
    // The library takes what it is given and empties it.
    data: new Uint8Array(bytes),
    verbosity: library.VerbosityLevel.ERRORS,
    // Pictures are not decoded, scripts not run, fonts not drawn, and nothing is asked of a network.
    maxImageSize: 1,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    ...unseenFonts()
  });
  try {
    const document = await task.promise.catch(refuseDocument);
    if (document.numPages > limits2.pages) throw new Refusal("too-many-pages");
    const pages = await readPages(document, library, limits2, hasPictures);
    refuseSilent(pages, hasPictures);
    return { source: sourceOf(pages), notes: notesOf(pages) };
  } finally {
    await task.destroy();
  }
}
function refuseDocument(error) {
  throw new Refusal(error instanceof Error && error.name === "PasswordException" ? "password" : "damaged");
}
async function readPages(document, library, limits2, hasPictures) {
  const pages = [];
  let broken = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page2 = await document.getPage(number).catch(() => null);
    if (!page2) broken += 1;
    pages.push(page2 ? await readPage(page2, number, library, hasPictures) : blankPage);
    page2?.cleanup();
    if (pages.reduce((sum, it) => sum + it.glyphs, 0) > limits2.characters) throw new Refusal("too-large-inside");
  }
  if (broken === document.numPages) throw new Refusal("damaged");
  return pages;
}
var blankPage = {
  size: { width: 612, height: 792 },
  fragments: [],
  glyphs: 0,
  unknown: 0,
  isScan: false,
  isDrawn: false
};
var fewestLetters = 30;
function refuseSilent(pages, hasPictures) {
  const unknown = pages.reduce((sum, it) => sum + it.unknown, 0);
  const letters = pages.reduce((sum, it) => sum + lettersIn(it), 0);
  if (unknown > letters && unknown > fewestLetters) throw new Refusal("coded-text");
  if (letters >= fewestLetters * pages.length) return;
  if (hasPictures() || pages.some((it) => it.isDrawn)) throw new Refusal("scanned");
  if (letters === 0) throw new Refusal("empty");
}
var lettersIn = ({ fragments }) => fragments.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
var sourceOf = (pages) => ({
  positioned: true,
  pages: pages.map((it) => it.size),
  fragments: pages.flatMap((it) => it.fragments)
});
var notesOf = (pages) => [
  ...pages.some((it) => it.isScan) ? [notes.scanLayer] : [],
  ...pages.some((it) => it.fragments.some(({ hidden }) => hidden)) ? [notes.hidden] : []
];

// packages/documents/src/sniff.ts
var zips = ["PK", "PK"];
var pictures = ["\x89PNG", "\xFF\xD8\xFF", "GIF8", "BM", "II*\0", "MM\0*", "\0\0\0", "8BPS"];
var programs = ["MZ", "\x7FELF", "\xCA\xFE\xBA\xBE", "\xCF\xFA\xED\xFE", "\xFE\xED\xFA"];
var otherDocuments = ["{\\rtf", "%!PS", "\xFFWPC", "AT&TFORM"];
var oldWord = "\xD0\xCF\xE0\xA1\xB1\xE1";
function sniff(bytes) {
  const head = ascii(bytes.subarray(0, 1024));
  if (starts(head, zips)) return "zip";
  if (head.includes("%PDF-")) return "pdf";
  if (head.startsWith(oldWord)) throw new Refusal(isProtected(bytes) ? "password" : "old-word");
  const text = head.replace(/^(?:\xef\xbb\xbf)?\s*/, "");
  if (starts(text, otherDocuments)) throw new Refusal("other-document");
  if (head.includes("\0")) {
    if (starts(head, pictures) || /^(?:RIFF....WEBP|....ftyp(?:heic|heif|mif1|avif))/s.test(head))
      throw new Refusal("picture");
    if (starts(head, programs)) throw new Refusal("not-a-resume-file");
  }
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body|svg)\b/is.test(text))
    throw new Refusal("web-page");
  return "text";
}
var ascii = (bytes) => String.fromCharCode(...bytes);
var starts = (text, marks2) => marks2.some((mark) => text.startsWith(mark));
function isProtected(bytes) {
  return new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1)).includes("EncryptedPackage");
}

// packages/domain/src/reading/source.ts
var characterWidth2 = 6;
var lineHeight2 = 12;
var mostLines = 3e3;
function plainSource(text) {
  const [read, unread] = cutAfterLines(text.replace(/\r\n?/g, "\n"));
  const lines = read.split("\n");
  const fragments = [...lines, ...unread === "" ? [] : [unread]].map(lineFragment);
  return { positioned: false, pages: [{ width: 600, height: lines.length * lineHeight2 }], fragments };
}
function cutAfterLines(text) {
  let end = -1;
  for (let count = 0; count < mostLines; count += 1) {
    end = text.indexOf("\n", end + 1);
    if (end < 0) return [text, ""];
  }
  return [text.slice(0, end), text.slice(end + 1)];
}
function lineFragment(line, index) {
  const indent = line.length - line.trimStart().length;
  const shown = line.trimEnd().slice(indent);
  return {
    text: shown,
    page: 1,
    x: indent * characterWidth2,
    y: index * lineHeight2,
    width: shown.length * characterWidth2,
    size: 10
  };
}

// packages/documents/src/txt/decode.ts
function decode(bytes) {
  const marked = byMark(bytes);
  if (marked !== null) return marked;
  const wide = wideOrder(bytes);
  if (wide) return strictly(wide, bytes.subarray(0, bytes.length & ~1)) ?? noise();
  const utf8 = strictly("utf-8", bytes);
  if (utf8 !== null) return utf8;
  return japanese(bytes) ?? western(bytes);
}
function byMark(bytes) {
  const [a, b, c] = bytes;
  if (a === 239 && b === 187 && c === 191) return new TextDecoder().decode(bytes);
  const even = bytes.subarray(0, bytes.length & ~1);
  if (a === 255 && b === 254) return new TextDecoder("utf-16le").decode(even);
  if (a === 254 && b === 255) return new TextDecoder("utf-16be").decode(even);
  return null;
}
function wideOrder(bytes) {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > 0.4 * half && even < 0.05 * half) return "utf-16le";
  if (even > 0.4 * half && odd < 0.05 * half) return "utf-16be";
  return null;
}
function strictly(encoding, bytes) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
function japanese(bytes) {
  const text = strictly("shift_jis", bytes);
  if (text === null) return null;
  const foreign = text.match(new RegExp("\\P{ASCII}", "gu"))?.length ?? 0;
  const kana = text.match(/[\u3041-\u30ff]/g)?.length ?? 0;
  return kana > 0.2 * foreign ? text : null;
}
var high = "\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178";
var western = (bytes) => new TextDecoder("windows-1252").decode(bytes).replace(/[\u0080-\u009f]/g, (it) => high[it.charCodeAt(0) - 128] ?? it);
function noise() {
  throw new Refusal("not-a-resume-file");
}

// packages/documents/src/txt/read-txt.ts
function readTxt(bytes, limits2) {
  const text = decode(bytes);
  if (isNoise(text)) throw new Refusal("not-a-resume-file");
  const clean = cleanText(text);
  if (clean.length > limits2.characters) throw new Refusal("too-large-inside");
  if (!hasWords(clean) && !new RegExp("\\p{So}", "u").test(clean)) throw new Refusal("empty");
  return plainSource(clean);
}
function isNoise(text) {
  const controls = text.match(new RegExp("(?!\\s)\\p{Cc}|\\ufffd", "gu"))?.length ?? 0;
  return controls > 8 && controls > 0.01 * text.length;
}

// packages/documents/src/read-file.ts
async function readFile(bytes, options = {}) {
  const allowed = { ...limits, ...options.limits };
  try {
    if (bytes.length > allowed.bytes) throw new Refusal("too-large");
    if (bytes.length === 0) throw new Refusal("empty");
    return await readKnown(bytes, allowed);
  } catch (error) {
    return refuse(error instanceof Refusal ? error.reason : "damaged");
  }
}
async function readKnown(bytes, allowed) {
  switch (sniff(bytes)) {
    case "pdf":
      return { ok: true, kind: "pdf", ...await readPdf(bytes, allowed) };
    case "zip":
      return { ok: true, kind: "docx", ...await readDocx(bytes, allowed) };
    case "text":
      return { ok: true, kind: "txt", source: readTxt(bytes, allowed), notes: [] };
  }
}

// packages/documents/src/warm-up.ts
var page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>";
var content = "BT /F 9 Tf 9 9 Td (Every reader is slow at first) Tj ET";
var parts = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  page,
  `<</Length ${content.length}>>stream
${content}
endstream`,
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
];
var tinyPdf = `%PDF-1.4
${parts.map((it, at) => `${at + 1} 0 obj${it}endobj
`).join("")}trailer<</Root 1 0 R>>
%%EOF`;
var rounds = 20;
async function warmUp() {
  for (let round = 0; round < rounds; round += 1) await readFile(new TextEncoder().encode(tinyPdf));
}

// packages/documents/src/watch-memory.ts
import { Worker } from "node:worker_threads";
var watchman = `
  const { workerData } = require('node:worker_threads')
  const { ppid } = process
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
  }, 50)
`;
function endAbove(megabytes) {
  new Worker(watchman, { eval: true, workerData: megabytes * 1024 * 1024, execArgv: [] }).unref();
}

// packages/documents/src/read-child.ts
endAbove(Number(process.argv[2]));
process.on("disconnect", () => process.exit());
process.on("unhandledRejection", () => void 0);
process.on("message", async (bytes) => {
  if (bytes instanceof Uint8Array) process.send?.(await readFile(bytes));
});
Reflect.deleteProperty(globalThis, "fetch");
await warmUp();
process.send?.("ready");
