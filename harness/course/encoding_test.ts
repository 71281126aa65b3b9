import { assertEquals } from "@std/assert";
import { decode, encode, type Encoding, guessEncoding, guessFile } from "./encoding.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  big5: [
    ...["王小明", "陳怡君", "林志豪", "蔡承翰", "張雅婷", "李建宏", "許淑芬", "作業二", "期末專題"],
    ...["程式碼", "第三組", "資訊工程學系", "暗棋引擎", "簡報", "讀我", "歐陽宇軒"],
    ...["滑鼠", "參數", "副本", "附件"],
  ],
  gbk: [
    "王伟",
    "张敏",
    "李娜",
    "刘洋",
    "陈静",
    "实验报告",
    "作业二",
    "第三组",
    "计算机学院",
    "说明",
    ...["暗棋", "结果", "图片", "附件", "备份", "副本", "补交", "彭博", "通讯", "裁判"],
  ],
  shift_jis: ["佐藤太郎", "鈴木花子", "課題二", "レポート", "プログラム", "提出物", "ソース", "表"],
};

Deno.test("single names are distinguished, in whichever encoding they are", () => {
  const wrong = Object.entries(NAMES).flatMap(([encoding, names]) =>
    names.filter((name) => guessEncoding([encode(name, encoding as Encoding).bytes]) !== encoding)
      .map((name) => `${encoding} ${name}`)
  );
  assertEquals(wrong, []);
});

Deno.test("letters of other scripts in UTF-8 stay that, although pairs of bytes may be read", () => {
  for (const name of ["Иванов", "Ελένη", "דוד", "Müller", "محمد"]) {
    assertEquals(guessEncoding([new TextEncoder().encode(name)]), "utf-8", name);
  }
});

Deno.test("what is encoded is decoded to the same, and what an encoding lacks is counted", () => {
  for (const [encoding, names] of Object.entries(NAMES)) {
    for (const name of names) {
      const { bytes, lost } = encode(name, encoding as Encoding);
      assertEquals([decode(bytes, encoding as Encoding), lost], [name, 0]);
    }
  }
  assertEquals(encode("成績😀", "big5").lost, 1);
  assertEquals(decode(encode("Ünal", "windows-1252").bytes, "windows-1252"), "Ünal");
});

Deno.test("a byte order mark decides, and plain text is UTF-8", () => {
  const bytes = encode("\ufeffid", "utf-16le").bytes;
  assertEquals(guessFile(bytes), { encoding: "utf-16le", mark: 2 });
  assertEquals(guessFile(new TextEncoder().encode("\ufeffid")), { encoding: "utf-8", mark: 3 });
  assertEquals(guessFile(new TextEncoder().encode("王")), { encoding: "utf-8", mark: 0 });
  assertEquals(guessFile(new Uint8Array([0x4a, 0xf6, 0x20])).encoding, "windows-1252");
});
