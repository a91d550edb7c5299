#!/usr/bin/env python3
"""Brings translations/groundplan_zh_CN.ts up to date with the GP_TR texts of the sources.

Every text that a person reads is marked GP_TR("...") and looked up in the one context "core". lupdate ties a text to the
class it stands in, which core's plain functions do not have, so this collects them instead. Names and references of
samples, price lists and planning values are in the context "data". Finished translations are
kept, new texts are added as unfinished, texts that are gone are dropped. A test fails while anything is unfinished.
"""
import html
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TS = ROOT / "translations" / "groundplan_zh_CN.ts"
MARK = re.compile(r'GP_TR\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
SOURCE = re.compile(r'\.source\(\s*SourceKind::\w+,\s*"([^"]*)"\)')
CONTEXT = re.compile(r"<name>(\w+)</name>(.*?)</context>", re.S)
MESSAGE = re.compile(r"<source>([^<]*)</source>\s*<translation>([^<]*)</translation>", re.S)


def sources():
    found = {}
    for folder in ("core", "ui", "app"):
        for path in sorted((ROOT / folder).rglob("*.[ch]pp")):
            for match in MARK.finditer(path.read_text(encoding="utf-8")):
                text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', match.group(1)))
                if text != "..." and text != "text":
                    found.setdefault(text, path.relative_to(ROOT).as_posix())
    return found


def data_texts():
    """Names and references of samples, price lists and planning values: what no document can be quoted for."""
    found = {}

    def take(text, where):
        if text and any(c.isalpha() for c in text):
            found.setdefault(text, where)

    def walk(node, where, sample):
        if isinstance(node, dict):
            if sample:
                for key in ("title", "reference"):
                    take(node.get(key, ""), where)
                if str(node.get("set", "")).endswith(".name"):
                    take(node["value"], where)
                if "overrides" in node and " " in node["name"]:
                    take(node["name"], where)
            elif node.get("kind") == "assumed":
                take(node.get("reference", ""), where)
            if "valid_until" in node:
                take(node["name"], where)
            for child in node.values():
                walk(child, where, sample)
        elif isinstance(node, list):
            for child in node:
                walk(child, where, sample)

    for folder in ("samples", "prices", "catalog"):
        for path in sorted((ROOT / "resources" / folder).glob("*.json")):
            walk(json.loads(path.read_text(encoding="utf-8")), path.relative_to(ROOT).as_posix(), folder == "samples")
    for path in sorted((ROOT / "core" / "plan" / "stages").rglob("fields.cpp")):
        for text in SOURCE.findall(path.read_text(encoding="utf-8")):
            take(text, path.relative_to(ROOT).as_posix())
    return found


def main():
    known = {}
    if TS.exists():
        for name, body in CONTEXT.findall(TS.read_text(encoding="utf-8")):
            known[name] = {html.unescape(s): html.unescape(t) for s, t in MESSAGE.findall(body)}
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", '<TS version="2.1" language="zh_CN">']
    for context, texts in (("core", sources()), ("data", data_texts())):
        lines += ["<context>", f"    <name>{context}</name>"]
        for text, where in texts.items():
            done = known.get(context, {}).get(text)
            translation = (f"<translation>{html.escape(done, quote=False)}</translation>" if done
                           else '<translation type="unfinished"></translation>')
            lines += ["    <message>", f'        <location filename="../{where}"/>',
                      f"        <source>{html.escape(text, quote=False)}</source>", f"        {translation}",
                      "    </message>"]
        lines += ["</context>"]
    TS.write_text("\n".join(lines + ["</TS>", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
