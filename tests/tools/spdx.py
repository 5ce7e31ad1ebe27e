"""What is wrong with a bill of materials: against SPDX 2.3, against the files and the build, and against THIRD_PARTY.md."""
import hashlib
import re

REQUIRED = {  # clauses 6, 7 and 8 of the specification
    "document": ("spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo"),
    "package": ("name", "SPDXID", "downloadLocation"),
    "file": ("fileName", "SPDXID", "checksums"),
    "relationship": ("spdxElementId", "relationshipType", "relatedSpdxElement"),
}
CARRYING = ("DYNAMIC_LINK", "STATIC_LINK", "CONTAINS")
LENGTHS = {"SHA1": 40, "SHA256": 64, "SHA512": 128}


def lacking(kind, entry):
    name = entry.get("SPDXID", entry.get("name", "?"))
    return [f"{kind} {name}: no {field}" for field in REQUIRED[kind] if not entry.get(field)]


def faults_of_sums(entry):
    for each in entry.get("checksums", []):
        if not re.fullmatch(r"[0-9a-f]{%d}" % LENGTHS.get(each["algorithm"], 0), each["checksumValue"]):
            yield f"{entry['SPDXID']}: no {each['algorithm']}: {each['checksumValue']}"


def faults_of_package(package, contained, sha1):
    yield from lacking("package", package)
    if package.get("filesAnalyzed", True):
        joined = "".join(sorted(sha1[each] for each in contained if each in sha1))
        if package.get("packageVerificationCode", {}).get("packageVerificationCodeValue") != hashlib.sha1(joined.encode()).hexdigest():
            yield f"package {package['SPDXID']}: its verification code is not that of its files"


def structure(bill):
    """Faults against SPDX 2.3."""
    found = lacking("document", bill)
    if bill.get("spdxVersion") != "SPDX-2.3" or bill.get("dataLicense") != "CC0-1.0" or bill.get("SPDXID") != "SPDXRef-DOCUMENT":
        found.append("the document does not say that it is SPDX 2.3")
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", bill["creationInfo"].get("created", "")) or not bill["creationInfo"].get("creators"):
        found.append("the document does not say when it was made, or by whom")
    elements = [*bill["packages"], *bill["files"]]
    ids = [each.get("SPDXID", "") for each in elements] + ["SPDXRef-DOCUMENT"]
    found += [f"{each} is not an id" for each in ids if not re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", each)]
    found += [f"{each} is there twice" for each in sorted(set(ids)) if ids.count(each) > 1]
    sha1, contains = {}, {}
    for file in bill["files"]:
        found += lacking("file", file)
        sums = {each["algorithm"]: each["checksumValue"] for each in file.get("checksums", [])}
        found += [f"file {file['fileName']}: no {each}" for each in ("SHA1", "SHA256") if each not in sums]
        sha1[file["SPDXID"]] = sums.get("SHA1", "")
    for each in bill["relationships"]:
        found += lacking("relationship", each)
        ends = (each["spdxElementId"], each["relatedSpdxElement"])
        found += [f"a relationship names {end}, which is not there" for end in ends if end not in ids]
        if each["relationshipType"] == "CONTAINS":
            contains.setdefault(ends[0], []).append(ends[1])
    for element in elements:
        found += faults_of_sums(element)
    for package in bill["packages"]:
        found += faults_of_package(package, contains.get(package["SPDXID"], []), sha1)
    if not any(each["relationshipType"] == "DESCRIBES" for each in bill["relationships"]):
        found.append("the document describes nothing")
    return found


def unlisted_files(bill, name, folder):
    """Files of a package that the bill lacks or has with another sum."""
    listed = {file["fileName"]: {each["algorithm"]: each["checksumValue"] for each in file["checksums"]} for file in bill["files"]}
    for path in sorted(each for each in folder.rglob("*") if each.is_file() and not each.is_symlink()):
        sums = listed.get(f"./{name}/{path.relative_to(folder)}", {})
        if sums.get("SHA256") != hashlib.sha256(path.read_bytes()).hexdigest():
            yield str(path.relative_to(folder))


def listed_packages(file):
    """{package: version}, of a list that tools/libraries.sh wrote."""
    rows = [line.split() for line in file.read_text().splitlines()]
    return {name.split(":")[0]: version for name, version in rows}  # libc6:amd64 2.36


def not_inside(bill, name, packages):
    """Of {package: version} those that a package of ours does not contain, as the bill has it."""
    key, = (each["SPDXID"] for each in bill["packages"] if each["name"] == name)
    contained = {each["relatedSpdxElement"] for each in bill["relationships"]
                 if each["spdxElementId"] == key and each["relationshipType"] == "CONTAINS"}
    inside = {(each["name"], each["versionInfo"]) for each in bill["packages"] if each["SPDXID"] in contained}
    return sorted(package for package, version in packages.items() if (package, version) not in inside)


def names(bill, *relations):
    """The packages of others that stand in one of these relations to something of ours."""
    related = {each["relatedSpdxElement"] for each in bill["relationships"] if each["relationshipType"] in relations}
    return {each["name"] for each in bill["packages"] if each["SPDXID"] in related and each.get("externalRefs")}


def carried(bill):
    return names(bill, *CARRYING)


def told(page):
    """The packages that THIRD_PARTY.md names, in the tables that have a column of them."""
    tables = re.findall(r"^\| what \| packages .*?\n\n", page, re.MULTILINE | re.DOTALL)
    rows = [line for table in tables for line in table.splitlines()[2:] if line]
    return {name for line in rows for name in re.findall(r"`([^`]+)`", line.split("|")[2])}
